import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styles from './sandboxed-frame.module.css'

/** After this time the fallback is shown (RULE-55). */
const LOAD_LIMIT_MS = 8000

interface SandboxedFrameProps {
  /** An address that passed the link policy. */
  src: string
  /** The frame's accessible name. */
  title: string
  labels: { loading: string }
  /** Shown if a page does not load in time. */
  fallback: ReactNode
  /**
   * Lets scripts run. Only for known hosts, because the shell's objects exist in every frame. Not for pages of this origin,
   * which could leave the sandbox; those may be read by this page instead.
   */
  trusted?: boolean
  /** Called once for each `src`, also when an error page loads. */
  onLoad?: (frame: HTMLIFrameElement) => void
  /** Called with the page's `postMessage` data. Messages from another origin in this frame are ignored. */
  onMessage?: (message: unknown) => void
}

/** A page in a frame. It can neither access this page nor learn its address. */
export function SandboxedFrame({
  src,
  title,
  labels,
  fallback,
  trusted = false,
  onLoad,
  onMessage,
}: SandboxedFrameProps) {
  const [loaded, setLoaded] = useState<string>()
  const [spoken, setSpoken] = useState<string>()
  const [late, setLate] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame.current?.contentWindow || origin !== new URL(src).origin) return
    setSpoken(src)
    onMessage?.(data)
  })
  // A layout effect, so that we listen before the page can send anything.
  useLayoutEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  useEffect(() => {
    const limit = setTimeout(() => setLate(src), LOAD_LIMIT_MS)
    return () => clearTimeout(limit)
  }, [src])

  function reportLoad(element: HTMLIFrameElement) {
    if (loaded === src) return
    setLoaded(src)
    onLoad?.(element)
  }

  return (
    <div className={styles.box}>
      {/* With the key, a new address gets a new frame, which adds no history entry. */}
      <iframe
        key={src}
        ref={frame}
        className={styles.frame}
        src={src}
        title={title}
        sandbox={trusted ? permissionsOf(src) : ''}
        referrerPolicy="no-referrer"
        onLoad={(event) => reportLoad(event.currentTarget)}
      />
      {loaded !== src && spoken !== src && (
        <div className={styles.waiting} role="status">
          {late === src ? fallback : labels.loading}
        </div>
      )}
    </div>
  )
}

const permissionsOf = (src: string) =>
  new URL(src).origin === new URL(document.URL).origin ? 'allow-same-origin' : 'allow-scripts allow-same-origin'
