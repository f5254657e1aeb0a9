import { useState } from 'react'
import styles from './product-logo.module.css'

interface ProductLogoProps {
  name: string
  src: string | null
}

/** A product's logo; its initials on a tint where there is none or it does not load. The name stands beside it. */
export function ProductLogo({ name, src }: ProductLogoProps) {
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src)
    return (
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
      </span>
    )
  return (
    <img
      className={styles.image}
      src={src}
      alt=""
      width={44}
      height={44}
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
