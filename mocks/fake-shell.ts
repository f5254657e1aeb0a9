import {
  type BEHAVIOURS,
  PAYLOAD_SCHEMAS,
  PENDING,
  REPLY_TIMEOUT_MS,
  type ShellHost,
  type ShellMessage,
} from '../src/platform/bridge/contract.gen.ts'
import { schemaProblems } from './schema-problems.ts'

type Behaviour = (typeof BEHAVIOURS)[number]

/** An answer: after how many milliseconds, and to which message if not to the one that was sent. */
interface Answer {
  after: number
  answer: unknown
  id?: number
}

const SOON_MS = 20

/** What a shell that keeps to the contract answers. */
function rightAnswer({ call, payload }: ShellMessage): 'ok' | 'unimplemented' | 'failed' {
  const schema = Object.entries(PAYLOAD_SCHEMAS).find(([name]) => name === call)?.[1]
  if (!schema) return 'unimplemented'
  return schemaProblems(payload, schema, {}).length > 0 ? 'failed' : 'ok'
}

/** The answers to a message. `isBusy`: the one before has none yet. */
function answersTo(behaviour: Behaviour, message: ShellMessage, isBusy: boolean): Answer[] {
  const right = rightAnswer(message)
  const soon = (answer: unknown): Answer[] => [{ after: SOON_MS, answer }]
  switch (behaviour) {
    case 'answers':
    case 'never-ready':
      return soon(right)
    case 'missing':
    case 'throws':
    case 'silent':
      return []
    case 'late':
      return [{ after: REPLY_TIMEOUT_MS + 500, answer: right }]
    case 'twice':
      return [...soon({ status: right }), { after: 2 * SOON_MS, answer: { status: 'failed' } }]
    case 'wrong-shape':
      return soon({ done: 1 })
    case 'unimplemented':
      return soon('unimplemented')
    case 'wrong-case':
      return soon(right.toUpperCase())
    case 'other-id':
      return [{ after: SOON_MS, answer: right, id: message.id + 1000 }]
    case 'refuses-all':
      return soon(right === 'ok' ? 'failed' : right)
    case 'takes-anything':
      return soon(right === 'failed' ? 'ok' : right)
    case 'knows-everything':
      return soon(right === 'unimplemented' ? 'ok' : right)
    case 'one-at-a-time':
      return isBusy ? [] : soon(right)
  }
}

interface FakeShell {
  kind: 'ios' | 'android'
  behaviour: Behaviour
}

/** Replaces a window's shell, for tests and the developer's page. `transcript` lists the messages sent to the shell. */
export function installFakeShell(host: ShellHost, { kind, behaviour }: FakeShell) {
  const own = { webkit: host.webkit, rupyaShell: host.rupyaShell }
  const transcript: ShellMessage[] = []
  let busyUntil = 0

  const take = (message: ShellMessage, reply: (answer: unknown, id?: number) => void) => {
    transcript.push(message)
    if (behaviour === 'throws') throw new Error('The shell threw')
    const answers = answersTo(behaviour, message, Date.now() < busyUntil)
    busyUntil = Date.now() + SOON_MS
    for (const { after, answer, id } of answers) setTimeout(() => reply(answer, id), after)
  }
  const callPage = (id: number, answer: unknown) => host.rupyaShellReply?.(id, answer)

  const ios = {
    postMessage(message: ShellMessage) {
      let resolve = (_answer: unknown) => {}
      // Not `withResolvers`, which older engines lack.
      const promise = new Promise<unknown>((settle) => (resolve = settle))
      let answered = false
      // WebKit copies messages, and throws on values that cannot be copied. A promise settles only once, so a second answer
      // calls the page, and so does an answer to another message.
      take(structuredClone(message), (answer, id = message.id) => {
        if (answered || id !== message.id) callPage(id, answer)
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
      take(message, (answer, id = message.id) =>
        callPage(id, typeof answer === 'string' ? answer : JSON.stringify(answer)),
      )
      return PENDING
    },
  }

  remove(host)
  if (behaviour !== 'missing' && kind === 'ios') host.webkit = { messageHandlers: { rupya: ios } }
  if (behaviour !== 'missing' && kind === 'android') host.rupyaShell = android
  if (behaviour === 'never-ready') host.rupyaShellReady = false
  return {
    transcript,
    uninstall: () => {
      remove(host)
      if (own.webkit) host.webkit = own.webkit
      if (own.rupyaShell) host.rupyaShell = own.rupyaShell
      if (behaviour === 'never-ready') delete host.rupyaShellReady
    },
  }
}

function remove(host: ShellHost) {
  delete host.webkit
  delete host.rupyaShell
}
