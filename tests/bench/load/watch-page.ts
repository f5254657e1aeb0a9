/** A page's record of its load. Times are milliseconds since the start of the navigation, 0 until they are known. */
export interface Seen {
  /** The start of the navigation in milliseconds since 1970. */
  began: number
  firstPaint: number
  /** The end of the frame that shows the data. */
  data: number
  /** The end of the frame in which the app itself shows the data and handles taps. */
  takenOver: number
  /** Cumulative layout shift: https://web.dev/articles/cls */
  shift: number
}

/** Functions of the window that connect page and measurement. */
export const DONE = 'rupyaLoadDone'
export const SEEN = 'rupyaLoadSeen'

/**
 * Runs in the page before its own scripts. `shown` are XPaths of elements; the data is loaded when one of each is visible. A
 * page that is drawn before its app runs holds `#early` until the app takes over.
 */
export function watchPage({ shown, done, seen: name }: { shown: string[]; done: string; seen: string }): void {
  const seen: Seen = { began: performance.timeOrigin, firstPaint: 0, data: 0, takenOver: 0, shift: 0 }
  Object.assign(window, { [name]: seen })
  const observe = (
    type: string,
    note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })

  const isVisible = (node: Node | null) =>
    node instanceof Element &&
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    node.getClientRects().length > 0
  const isShown = (path: string) => {
    const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index)).some(isVisible)
  }
  /** A task that is queued before a frame runs after it. */
  const afterFrame = (note: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', note)
    port1.start()
    port2.postMessage(0)
  }

  let step: 'loading' | 'data' | 'takenOver' = 'loading'
  let isScheduled = false
  // Styles may load without a change of the document, so after a change a few more frames are checked.
  let lookUntil = 0
  const look = () => {
    isScheduled = false
    if (step === 'loading' && shown.every(isShown)) {
      step = 'data'
      afterFrame(() => (seen.data = performance.now()))
    }
    if (step === 'data' && !document.getElementById('early')?.firstChild) {
      step = 'takenOver'
      changes.disconnect()
      afterFrame(() => {
        seen.takenOver = performance.now()
        const tell: unknown = Reflect.get(window, done)
        if (typeof tell === 'function') tell('')
      })
    }
    if (step !== 'takenOver' && performance.now() < lookUntil) schedule()
  }
  const schedule = () => {
    if (!isScheduled) requestAnimationFrame(look)
    isScheduled = true
  }
  const lookFor = (time: number) => {
    lookUntil = performance.now() + time
    schedule()
  }
  const changes = new MutationObserver(() => lookFor(300))
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  addEventListener('load', () => lookFor(1000))
}
