import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { NoWrap } from './no-wrap.tsx'
import styles from './phone-link.module.css'

interface PhoneLinkProps {
  phone: string
  label: string
  /** What one may call about. With it the link is a row and not a button. */
  caption?: string | undefined
}

/** A link that calls a phone. Only its digits and plus get into the address, whatever a server sent. */
export function PhoneLink({ phone, label, caption }: PhoneLinkProps) {
  const href = `tel:${phone.replace(/[^0-9+]/g, '')}`
  if (caption === undefined)
    return (
      <a className={`${buttonClass.quiet} ${styles.link}`} href={href}>
        <Icon name="phone" />
        <NoWrap text={label} part={phone} />
      </a>
    )
  return (
    <a className={styles.row} href={href}>
      <span className={styles.mark}>
        <Icon name="phone" />
      </span>
      <span className={styles.words}>
        <span className={styles.caption}>{caption}</span>{' '}
        <span className={styles.label}>
          <NoWrap text={label} part={phone} />
        </span>
      </span>
    </a>
  )
}
