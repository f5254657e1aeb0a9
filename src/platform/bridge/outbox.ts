import type { ShellHost } from './adapters.ts'

const MOST_WAITING = 20

interface Letter {
  send: () => void
  /** It has to make room, and withdraws. */
  drop: () => void
}

/** Sends at once; before the shell is ready it keeps letters, in order. Each sender withdraws its own in time. */
export function createOutbox(host: ShellHost) {
  const waiting = new Set<Letter>()
  let saidReady = false
  const release = () => {
    const letters = [...waiting]
    waiting.clear()
    for (const letter of letters) letter.send()
  }
  host.addEventListener?.('rupyashellready', () => {
    saidReady = true
    release()
  })
  return {
    post(letter: Letter) {
      waiting.add(letter)
      if (saidReady || host.rupyaShellReady !== false) {
        release()
        return
      }
      const [oldest] = waiting
      if (waiting.size <= MOST_WAITING || !oldest) return
      // The oldest makes room: what the person asked for last is what they want now.
      oldest.drop()
    },
    withdraw(letter: Letter) {
      waiting.delete(letter)
    },
  }
}
