import type { Tone, StatusIconName } from './rules.ts'
import styles from './status-card.module.css'
import { StatusIcon } from './status-icon.tsx'

interface StatusCardProps {
  icon: StatusIconName
  tone: Tone
  title: string
  text: string | null
}

/** What is my situation: icon, words, and a tint by meaning. */
export function StatusCard({ icon, tone, title, text }: StatusCardProps) {
  return (
    <section className={`${styles.card} ${styles[tone]}`}>
      <div className={styles.icon}>
        <StatusIcon name={icon} />
      </div>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </section>
  )
}
