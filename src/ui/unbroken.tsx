import styles from './unbroken.module.css'

/** A text of which a part goes to the next line whole: a number, a date. It is broken only where it fits on no line. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const at = text.indexOf(part)
  if (at < 0) return text
  return (
    <span>
      {text.slice(0, at)}
      <span className={styles.part}>{part}</span>
      {text.slice(at + part.length)}
    </span>
  )
}
