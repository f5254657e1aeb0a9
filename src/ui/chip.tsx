import styles from './chip.module.css'
import { type Tone, toneClass } from './tone.ts'
import { detail } from './detail.tsx'

/** The status of something, in a word or two. */
export const Chip = detail(function Chip({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`${styles.chip} ${toneClass(tone)}`}>{children}</span>
})
