import { type ReactNode, useEffect, useState } from 'react'
import styles from './sandboxed-frame.module.css'

/** After this the fallback is offered (RULE-55). */
const LOAD_LIMIT_MS = 8000

interface SandboxedFrameProps {
  /** An address that passed the link policy. */
  src: string
  /** The frame's accessible name. */
  title: string
  labels: { loading: string }
  /** What is offered instead of a page that does not load in time. */
  fallback: ReactNode
  /** Lets scripts run. Only for known hosts: the shell's objects exist in every frame. */
  trusted?: boolean
  /** Called once for each `src`. */
  onLoad?: () => void
}

/** A page of another site in a frame. It can neither reach this page nor learn its address. */
export function SandboxedFrame({ src, title, labels, fallback, trusted = false, onLoad }: SandboxedFrameProps) {
  const [loaded, setLoaded] = useState<string>()
  const [late, setLate] = useState<string>()

  useEffect(() => {
    const limit = setTimeout(() => setLate(src), LOAD_LIMIT_MS)
    return () => clearTimeout(limit)
  }, [src])

  function reportLoad() {
    if (loaded === src) return
    setLoaded(src)
    onLoad?.()
  }

  return (
    <div className={styles.box}>
      {/* The key makes another address another frame, which adds no entry to the history. */}
      <iframe
        key={src}
        className={styles.frame}
        src={src}
        title={title}
        sandbox={trusted ? 'allow-scripts' : ''}
        referrerPolicy="no-referrer"
        onLoad={reportLoad}
      />
      {loaded !== src && (
        <div className={styles.waiting} role="status">
          {late === src ? fallback : labels.loading}
        </div>
      )}
    </div>
  )
}
