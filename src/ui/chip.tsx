import styles from './chip.module.css'
import { type Tone, toneClass } from './tone.ts'

/** The status of something, in a word or two. */
export function Chip({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`${styles.chip} ${toneClass(tone)}`}>{children}</span>
}
