import { type ReactNode, useId } from 'react'
import { AmountText } from './amount-text.tsx'
import styles from './choice-list.module.css'

interface Choice {
  value: string
  title: string
  text?: string
  /** What comes before the title, such as a logo. */
  mark?: ReactNode
  /** The language of title and text, where it is not the page's. */
  lang?: string | undefined
}

interface ChoiceListProps {
  legend: string
  /** The legend is only read aloud, because a title above says as much. */
  isLegendUnseen?: boolean
  choices: Choice[]
  /** The value of the chosen one; undefined if none is chosen yet. */
  value: string | undefined
  onChange: (value: string) => void
  /** Why the present choice cannot be sent. */
  error?: string | undefined
}

/** Chooses one of several: a real radio group, in rows of 56 px. */
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
