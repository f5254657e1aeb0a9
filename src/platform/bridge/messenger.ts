import { now } from '../clock.ts'
import { logError } from '../error-log.ts'
import { findShell } from './adapters.ts'
import {
  type ANSWERS,
  LATER,
  MAX_PAYLOAD_BYTES,
  PENDING,
  READY_TIMEOUT_MS,
  REPLY_TIMEOUT_MS,
  type ShellHost,
  type ShellMessage,
  MAX_WAITING,
} from './contract.gen.ts'
import { readinessOf } from './readiness.ts'
import { readId, readStatus } from './reply.ts'

/**
 * The shell's answer, or
 * unavailable    there is no shell
 * timeout        no answer in time; the shell may still do what was asked
 * `failed` is also thrown, unreadable, too large, or pushed out of the queue.
 */
export type BridgeStatus = (typeof ANSWERS)[number] | 'unavailable' | 'timeout'

interface ShellRequest {
  call: string
  payload: unknown
  /** The person is waiting to leave the screen, so REPLY_TIMEOUT_MS includes the wait until the shell is ready. */
  urgent: boolean
}

/** Sends messages to a shell and resolves to the status of its first answer. Never throws, never hangs. */
export function createMessenger(host: ShellHost) {
  const outbox = createOutbox(host)
  /** Only of messages that were sent. */
  const unanswered = new Map<number, (answer: unknown) => void>()
  // Do not start at 1 on every page: a late answer to the previous page must not match a message of this one.
  let lastId = now() % 1e9

  return ({ call, payload, urgent }: ShellRequest) =>
    new Promise<BridgeStatus>((resolve) => {
      lastId += 1
      const id = lastId
      let timer: ReturnType<typeof setTimeout>
      let isSettled = false
      const settle = (status: BridgeStatus, reason?: unknown) => {
        // Ignore a second answer, and an answer after the timeout.
        if (isSettled) return
        isSettled = true
        unanswered.delete(id)
        clearTimeout(timer)
        outbox.remove(queued)
        if (status === 'failed' || status === 'timeout') logError(reason, `bridge ${call}`)
        resolve(status)
      }
      const startTimeout = (limit: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => settle('timeout', new Error(`Nothing from the shell within ${limit} ms`)), limit)
      }
      const isLater = LATER.some((name) => name === call)
      const answer = (reply: unknown) => {
        try {
          // The shell will answer through `rupyaShellReply`.
          if (reply === PENDING) return
          settle(readStatus(reply, isLater), new Error('The shell says so'))
        } catch (error) {
          settle('failed', error)
        }
      }
      const send = async () => {
        if (!urgent) startTimeout(REPLY_TIMEOUT_MS)
        unanswered.set(id, answer)
        try {
          const post = findShell(host)
          if (typeof post === 'string') settle(post)
          else answer(await post(message))
        } catch (error) {
          settle('failed', error)
        }
      }
      const queued = {
        send: () => void send(),
        drop: () => settle('failed', new Error('Too many messages wait for the shell')),
      }
      // Parsed from the JSON below, so that the payload cannot change while it waits.
      let message: ShellMessage
      try {
        const text = JSON.stringify(payload)
        if (new TextEncoder().encode(text).length >= MAX_PAYLOAD_BYTES) throw new RangeError('The payload is too large')
        message = { id, call, payload: JSON.parse(text) }
        host.rupyaShellReply = (answered, reply) => unanswered.get(readId(answered))?.(reply)
        startTimeout(urgent ? REPLY_TIMEOUT_MS : READY_TIMEOUT_MS)
        outbox.post(queued)
      } catch (error) {
        settle('failed', error)
      }
    })
}

interface QueuedMessage {
  send: () => void
  /** Called when the queue is full; the sender then removes the message. */
  drop: () => void
}

/**
 * Sends messages at once, or queues them in order until the shell is ready. At its timeout, a sender removes its own message.
 */
function createOutbox(host: ShellHost) {
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
