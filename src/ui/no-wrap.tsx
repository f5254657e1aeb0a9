import styles from './no-wrap.module.css'

/** A text in which `part` (a number, a date) wraps to the next line as a whole. It breaks only if it is wider than a line. */
export function NoWrap({ text, part }: { text: string; part: string }) {
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
