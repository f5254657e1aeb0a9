import { type ReactNode, useState } from 'react'
import { safeImage } from '../lib/safe-image.ts'
import { detail } from './detail.tsx'

interface SafePictureProps {
  /** An address that a server gave. */
  src: string | undefined
  className: string | undefined
  /** Shown where there is no picture, or where it does not load. */
  fallback: ReactNode
}

/** A picture that only decorates. */
export const SafePicture = detail(
  function SafePicture({ src, className, fallback }: SafePictureProps) {
    const [failed, setFailed] = useState<string>()
    const address = safeImage(src)
    if (!address || failed === address) return fallback
    return <img className={className} src={address} alt="" decoding="async" onError={() => setFailed(address)} />
  },
  ({ fallback }) => fallback,
)
