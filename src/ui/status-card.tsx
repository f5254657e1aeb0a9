import type { ComponentProps, ReactNode } from 'react'
import { DayText } from './day-text.tsx'
import styles from './status-card.module.css'
import { toneClass, type Tone } from './tone.ts'

interface StatusCardProps {
  icon: ReactNode
  tone: Tone
  title: string
  text: ReactNode
  /** The language of title and text, if it differs from the page's. */
  lang?: string | undefined
}

/** A status: an icon, texts, and the background colour of its tone. */
export function StatusCard({ icon, tone, title, text, lang }: StatusCardProps) {
  return (
    <section className={`${styles.card} ${toneClass(tone)}`} lang={lang}>
      <div className={styles.icon}>{icon}</div>
      {title && <h2 className={styles.title}>{title}</h2>}
      {text && <p className={styles.text}>{typeof text === 'string' ? <DayText text={text} /> : text}</p>}
    </section>
  )
}

/** A drawing of 48 px for a status card, in the card's colour. */
export function StatusDrawing(props: ComponentProps<'svg'>) {
  return (
    <svg
      className={styles.drawing}
      aria-hidden="true"
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  )
}
