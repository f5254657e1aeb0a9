import { Link } from '@tanstack/react-router'
import styles from './named-screen.module.css'

interface NamedScreenProps {
  /** A sentence with the name of a screen. */
  text: string
  name: string
  to: '/complaintList' | '/order'
}

/** A sentence in which the name of a screen is a link to it. */
export function NamedScreen({ text, name, to }: NamedScreenProps) {
  const at = text.indexOf(name)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Link to={to} className={styles.link}>
        {name}
      </Link>
      {text.slice(at + name.length)}
    </>
  )
}
