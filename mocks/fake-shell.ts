import type { ShellHost, ShellMessage } from '../src/platform/bridge/adapters.ts'

/** How a shell may handle a message. `late` answers after the bridge's timeout; `twice` answers `ok` and then `failed`. */
export const SHELL_BEHAVIOURS = [
  'answers',
  'missing',
  'throws',
  'silent',
  'late',
  'twice',
  'wrong-shape',
  'unimplemented',
] as const

type ShellBehaviour = (typeof SHELL_BEHAVIOURS)[number]

/** The answers to each message, with their delay in milliseconds. */
const ANSWERS: Record<ShellBehaviour, [after: number, answer: unknown][]> = {
  answers: [[20, 'ok']],
  missing: [],
  throws: [],
  silent: [],
  late: [[2000, 'ok']],
  twice: [
    [20, { status: 'ok' }],
    [40, { status: 'failed' }],
  ],
  'wrong-shape': [[20, { done: 1 }]],
  unimplemented: [[20, 'unimplemented']],
}

interface FakeShell {
  kind: 'ios' | 'android'
  behaviour: ShellBehaviour
}

/** Replaces a window's shell, for tests and the developer's page. `transcript` lists the messages sent to the shell. */
export function installFakeShell(host: ShellHost, { kind, behaviour }: FakeShell) {
  const own = { webkit: host.webkit, rupyaShell: host.rupyaShell }
  const transcript: ShellMessage[] = []

  const take = (message: ShellMessage, reply: (answer: unknown) => void) => {
    transcript.push(message)
    if (behaviour === 'throws') throw new Error('The shell threw')
    for (const [after, answer] of ANSWERS[behaviour]) setTimeout(() => reply(answer), after)
  }
  const callPage = (id: number, answer: unknown) => host.rupyaShellReply?.(id, answer)

  const ios = {
    postMessage(message: ShellMessage) {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      let answered = false
      // WebKit copies messages, and throws on values that cannot be copied. A promise settles only once, so a second answer
      // calls the page.
      take(structuredClone(message), (answer) => {
        if (answered) callPage(message.id, answer)
        else resolve(answer)
        answered = true
      })
      return promise
    },
  }
  const android = {
    postMessage(text: string) {
      // A real shell writes the call into the page as text, so an object arrives as JSON.
      const message: ShellMessage = JSON.parse(text)
      take(message, (answer) => callPage(message.id, typeof answer === 'string' ? answer : JSON.stringify(answer)))
      return 'pending'
    },
  }

  remove(host)
  if (behaviour !== 'missing' && kind === 'ios') host.webkit = { messageHandlers: { rupya: ios } }
  if (behaviour !== 'missing' && kind === 'android') host.rupyaShell = android
  return {
    transcript,
    uninstall: () => {
      remove(host)
      if (own.webkit) host.webkit = own.webkit
      if (own.rupyaShell) host.rupyaShell = own.rupyaShell
    },
  }
}

function remove(host: ShellHost) {
  delete host.webkit
  delete host.rupyaShell
}
