import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { type Tone, toneClass } from './tone.ts'

interface BannerProps {
  tone: Tone
  /** A sentence, optionally with a link below it. */
  children: ReactNode
}

/** A message above the screen's content. */
export function Banner({ tone, children }: BannerProps) {
  return <div className={`${styles.banner} ${toneClass(tone)}`}>{children}</div>
}
