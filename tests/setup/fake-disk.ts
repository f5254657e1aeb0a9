/** Its fault. `denied`: opening throws. `hangs`: nothing answers. `dead`: transactions of open connections throw. */
type Fault = 'none' | 'denied' | 'hangs' | 'dead' | 'full'

/** The part of IndexedDB that src/ledger uses: one store, whose requests answer soon and in order. */
export function createFakeDisk(kept = new Map<string, unknown>()) {
  const state = { fault: 'none' as Fault, opened: 0, written: 0 }
  const connections = new Set<EventTarget & { close: () => void }>()

  /** A request, which gets its listeners after it was made. */
  function request<Result>(result: Result, after: () => void = () => {}) {
    const made = Object.assign(new EventTarget(), { result })
    queueMicrotask(() => {
      if (state.fault === 'hangs') return
      made.dispatchEvent(new Event('success'))
      after()
    })
    return made
  }

  function transaction(isDead: boolean) {
    if (isDead) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    const puts = new Map<string, unknown>()
    const running = Object.assign(new EventTarget(), {
      error: undefined as Error | undefined,
      abort: () => void running.dispatchEvent(new Event('abort')),
    })
    let unanswered = 0
    const ask = <Result>(result: Result) => {
      unanswered += 1
      return request(result, () => {
        unanswered -= 1
        if (unanswered > 0) return
        if (state.fault === 'full' && puts.size > 0) {
          running.error = new DOMException('No room', 'QuotaExceededError')
          return running.abort()
        }
        for (const [key, value] of puts) kept.set(key, value)
        state.written += puts.size
        running.dispatchEvent(new Event('complete'))
      })
    }
    const store = {
      get: (key: string) => ask(structuredClone(kept.get(key))),
      getAll: () => ask([...kept.values()]),
      getAllKeys: () => ask([...kept.keys()]),
      count: (key: string) => ask(kept.has(key) ? 1 : 0),
      put: (value: unknown, key: string) => ask(void puts.set(key, structuredClone(value))),
    }
    return Object.assign(running, { objectStore: () => store })
  }

  function open() {
    if (state.fault === 'denied') throw new DOMException('denied', 'SecurityError')
    state.opened += 1
    let isClosed = false
    const connection = Object.assign(new EventTarget(), {
      createObjectStore: () => {},
      transaction: () => transaction(isClosed || state.fault === 'dead'),
      close: () => {
        isClosed = true
        connections.delete(connection)
      },
    })
    connections.add(connection)
    return request(connection)
  }

  return {
    state,
    kept,
    /** Replaces the browser's own. */
    indexedDB: { open },
    /** Simulates sleep: open connections stop working without an event. */
    killConnections: () => {
      for (const connection of connections) connection.close()
    },
    /** The borrower clears the storage, or another page deletes it. */
    clear: (told: 'close' | 'versionchange') => {
      kept.clear()
      for (const connection of connections) connection.dispatchEvent(new Event(told))
    },
    isOpen: () => connections.size > 0,
  }
}
