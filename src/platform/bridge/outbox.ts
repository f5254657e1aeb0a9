import type { ShellHost } from './adapters.ts'

const MAX_WAITING = 20

interface QueuedMessage {
  send: () => void
  /** It has to make room, and withdraws. */
  drop: () => void
}

/** Sends at once; before the shell is ready it keeps letters, in order. Each sender withdraws its own in time. */
export function createOutbox(host: ShellHost) {
  const waiting = new Set<QueuedMessage>()
  let isReady = false
  const flush = () => {
    const messages = [...waiting]
    waiting.clear()
    for (const message of messages) message.send()
  }
  host.addEventListener?.('rupyashellready', () => {
    isReady = true
    flush()
  })
  return {
    post(message: QueuedMessage) {
      waiting.add(message)
      if (isReady || host.rupyaShellReady !== false) {
        flush()
        return
      }
      const [oldest] = waiting
      if (waiting.size <= MAX_WAITING || !oldest) return
      // Drop the oldest: the person wants what they asked for last.
      oldest.drop()
    },
    remove(message: QueuedMessage) {
      waiting.delete(message)
    },
  }
}
