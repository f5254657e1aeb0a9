import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  /** A heading inside the card; without one the card is a plain group. */
  title?: string | undefined
  children: ReactNode
}

export function Card({ title, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  )
}
