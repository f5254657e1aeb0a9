import { useId } from 'react'
import { AmountText } from './amount-text.tsx'
import styles from './product-card.module.css'
import { ProductLogo } from './product-logo.tsx'
import { detail } from './detail.tsx'

interface ProductCardProps {
  name: string
  logo: string | undefined
  buttonText: string
  /** The amount range of the product, and what it means. */
  range: string | undefined
  rangeLabel?: string | undefined
  rate?: string | undefined
  text?: string | undefined
  /** Groups of tags, the most important first. */
  tags: string[][]
  /** Why the product cannot be opened; undefined if it can. */
  closedReason: string | undefined
  busy: boolean
  /** The language of the product's words, if it differs from the page's. */
  lang?: string | undefined
  onOpen: () => void
}

/**
 * One product in a list. A closed product looks disabled and shows why. A tap still calls `onOpen`, which may repeat the
 * reason.
 */
export function ProductCard(props: ProductCardProps) {
  const { name, logo, buttonText, range, rangeLabel, rate, text, tags, closedReason, busy, lang, onOpen } = props
  const reason = useId()
  return (
    <article className={styles.product} aria-label={name}>
      <ProductLogo name={name} src={logo} />
      <h3 className={styles.name} lang={lang}>
        {name}
      </h3>
      <button
        type="button"
        className={styles.button}
        lang={lang}
        aria-disabled={Boolean(closedReason)}
        aria-describedby={closedReason ? reason : undefined}
        aria-busy={busy}
        aria-label={`${buttonText}, ${name}`}
        onClick={onOpen}
      >
        {buttonText}
      </button>
      <div className={styles.words}>
        <div lang={lang}>
          {rangeLabel && <p className={styles.muted}>{rangeLabel}</p>}
          {range && (
            <p className={styles.range}>
              <AmountText text={range} />
            </p>
          )}
          {(rate ?? text) && (
            <p className={styles.muted}>
              {rate && <strong>{rate}</strong>}
              {rate && text && ' · '}
              {text}
            </p>
          )}
          <Tags tags={tags} isQuiet={Boolean(closedReason)} />
        </div>
        {closedReason && (
          <p id={reason} className={styles.muted}>
            {closedReason}
          </p>
        )}
      </div>
    </article>
  )
}

const Tags = detail(function Tags({ tags, isQuiet }: { tags: string[][]; isQuiet: boolean }) {
  const all = tags.flatMap((group, place) => group.map((tag) => ({ tag, isMinor: isQuiet || place > 0 })))
  if (all.length === 0) return null
  return (
    <ul className={styles.tags}>
      {all.map(({ tag, isMinor }, index) => (
        // A server may send the same tag twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={isMinor ? `${styles.tag} ${styles.minor}` : styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
})
