import { type ReactNode, useEffect, useState } from 'react'
import styles from './sandboxed-frame.module.css'

/** Quality section 5: a page that has not loaded by then is offered in another way. */
const LOAD_LIMIT_MS = 8000

interface SandboxedFrameProps {
  /** An address that passed the link policy. */
  src: string
  /** What the page inside is, for those who do not see it. */
  title: string
  labels: { loading: string }
  /** What is offered instead of a page that does not load in time. */
  fallback: ReactNode
  /** The host is listed: its scripts run. The shell's objects exist in every frame, so others' do not. */
  trusted?: boolean
  /** Told once for each `src`. */
  onLoad?: () => void
}

/** Somebody else's page within ours. It cannot reach this page, and does not learn its address. */
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
      {/* The key: another address is another frame, not one more step in the history. */}
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
