import type { ReactNode } from 'react'
import styles from './status-card.module.css'
import { type Tone, tintOf } from './tone.ts'

interface StatusCardProps {
  icon: ReactNode
  tone: Tone
  title: string
  text: string | null
}

/** What is my situation: icon, words, and a tint by meaning. */
export function StatusCard({ icon, tone, title, text }: StatusCardProps) {
  return (
    <section className={`${styles.card} ${tintOf(tone)}`}>
      <div className={styles.icon}>{icon}</div>
      <div className={styles.words}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </section>
  )
}
