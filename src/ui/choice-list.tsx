import { type ReactNode, useId } from 'react'
import { AmountText } from './amount-text.tsx'
import styles from './choice-list.module.css'

interface Choice {
  value: string
  title: string
  text?: string
  /** Shown before the title, for example a logo. */
  mark?: ReactNode
  /** The language of title and text, if it differs from the page's. */
  lang?: string | undefined
}

interface ChoiceListProps {
  legend: string
  /** Hides the legend visually (a title above says the same). Screen readers still read it. */
  isLegendUnseen?: boolean
  choices: Choice[]
  /** The value of the chosen item; undefined if none is chosen yet. */
  value: string | undefined
  onChange: (value: string) => void
  /** Why the current choice cannot be sent. */
  error?: string | undefined
}

/** A choice of one item: a real radio group, in rows of 56 px. */
export function ChoiceList({ legend, isLegendUnseen, choices, value, onChange, error }: ChoiceListProps) {
  const id = useId()
  return (
    <fieldset className={styles.list} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLegendUnseen ? styles.unseen : styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          {choice.mark}
          <span className={styles.words} lang={choice.lang}>
            <span className={styles.title}>{choice.title}</span>
            {choice.text && (
              <span className={styles.text}>
                <AmountText text={choice.text} />
              </span>
            )}
          </span>
          <input
            type="radio"
            className={styles.input}
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
