import { useState } from 'react'
import { safeImage } from '../lib/safe-image.ts'
import styles from './product-logo.module.css'
import { detail } from './detail.tsx'

interface ProductLogoProps {
  name: string
  src?: string | undefined
}

/**
 * A product's logo, or its initials if there is no logo or it does not load. Hidden from screen readers: the name is beside
 * it.
 */
export const ProductLogo = detail(function ProductLogo({ name, src }: ProductLogoProps) {
  const [failed, setFailed] = useState<string>()
  const address = safeImage(src)
  if (!address || failed === address) {
    const mark = initials(name)
    return (
      <span className={`${styles.initials} ${mark.length > 3 ? styles.small : ''}`} aria-hidden="true">
        {mark}
      </span>
    )
  }
  return (
    <img
      className={styles.image}
      src={address}
      alt=""
      width={44}
      height={44}
      decoding="async"
      onError={() => setFailed(address)}
    />
  )
})

/** A short name such as BCA is shown in full. */
const initials = (name: string) => (/^[A-Z]{2,4}$/.test(name) ? name : firstLetters(name))

const firstLetters = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()
