import { useId } from 'react'
import styles from './rating.module.css'

const STARS = [1, 2, 3, 4, 5]

interface RatingProps {
  /** What is being rated. */
  legend: string
  /** The label of each star, from 1 to 5. */
  label: (stars: number) => string
  /** 0 if none is chosen yet. */
  value: number
  onChange: (stars: number) => void
  /** Why the current value cannot be sent. */
  error?: string | undefined
}

/** Five stars: a real radio group. The stars are filled up to the checked one. */
export function Rating({ legend, label, value, onChange, error }: RatingProps) {
  const name = useId()
  return (
    <fieldset className={styles.rating} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={stars <= value ? styles.filled : styles.star}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={label(stars)}
              onChange={() => onChange(stars)}
            />
            <svg aria-hidden="true" viewBox="0 0 24 24" width="36" height="36">
              <path d="M12 2.8l2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.2-5.7 3.2 1.2-6.4-4.7-4.4 6.4-.8z" />
            </svg>
          </label>
        ))}
      </div>
      <p id={`${name}-error`} className={styles.error}>
        {error}
      </p>
    </fieldset>
  )
}
