import { MAX_WAITING, type ShellHost } from './contract.gen.ts'
import { readinessOf } from './readiness.ts'

interface QueuedMessage {
  send: () => void
  /** Called when the queue is full; the sender then removes the message. */
  drop: () => void
}

/**
 * Sends messages at once, or queues them in order until the shell is ready. At its timeout, a sender removes its own message.
 */
export function createOutbox(host: ShellHost) {
  const waiting = new Set<QueuedMessage>()
  const readiness = readinessOf(host)
  let stopWaiting = () => {}
  const flush = () => {
    const messages = [...waiting]
    waiting.clear()
    for (const message of messages) message.send()
  }
  return {
    post(message: QueuedMessage) {
      waiting.add(message)
      stopWaiting()
      if (readiness.isReady()) {
        flush()
        return
      }
      stopWaiting = readiness.whenReady(flush)
      const [oldest] = waiting
      if (waiting.size <= MAX_WAITING || !oldest) return
      // Drop the oldest, because the person wants what they asked for last.
      oldest.drop()
    },
    remove(message: QueuedMessage) {
      waiting.delete(message)
      if (waiting.size === 0) stopWaiting()
    },
  }
}
