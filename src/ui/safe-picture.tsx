import { type ReactNode, useState } from 'react'
import { safeImage } from '../lib/safe-image.ts'
import { detail } from './detail.tsx'

interface SafePictureProps {
  /** An address from a server. */
  src: string | undefined
  className: string | undefined
  /** Shown if there is no picture or it does not load. */
  fallback: ReactNode
}

/** A purely decorative picture. */
export const SafePicture = detail(
  function SafePicture({ src, className, fallback }: SafePictureProps) {
    const [failed, setFailed] = useState<string>()
    const address = safeImage(src)
    if (!address || failed === address) return fallback
    return <img className={className} src={address} alt="" decoding="async" onError={() => setFailed(address)} />
  },
  ({ fallback }) => fallback,
)
