import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { SHELL_ANSWERS, type SHELL_BEHAVIOURS } from '../../mocks/fake-shell.ts'
import { pathOf } from './programs.ts'

/** How the shell handles messages, besides the ways of the fake one: `pending` answers by calling the page. */
export type Manners = Exclude<(typeof SHELL_BEHAVIOURS)[number], 'missing'> | 'pending'

/** Which handler the shell adds to the page: one that replies, the older one that cannot, or none. */
export type Handler = 'replies' | 'older' | 'missing'

interface Report {
  received: { id: number; call: string; payload: unknown }[]
  /** Addresses that were opened outside the page: `tel:`, other apps, new tabs. */
  opened: string[]
  /** The types of files that the page asked for. */
  asked: string[]
  /** Why web content processes ended, one for each. */
  terminated: string[]
}

/** The answers to each message, with their delay in milliseconds. */
const answersOf = (manners: Manners): [after: number, answer: { value: unknown } | { error: string }][] => {
  if (manners === 'throws') return [[0, { error: 'The shell threw' }]]
  const answers = manners === 'pending' ? [[0, 'pending'] as const, [20, 'ok'] as const] : SHELL_ANSWERS[manners]
  return answers.map(([after, value]) => [after, { value }])
}

interface ShellOptions {
  /** Where its data outlives it. */
  folder?: string
  /** Whether a driver leads its page. */
  automated: boolean
}

/** How the native shell (shell.py) is started, and how a test reaches it. */
export async function shellProgram(options: ShellOptions) {
  const own = await mkdtemp(join(tmpdir(), 'rupya-shell-'))
  const socket = join(own, 'socket')
  const open: Shell[] = []
  return {
    command: {
      binary: pathOf('systemPython'),
      args: [join(import.meta.dirname, 'shell.py'), JSON.stringify({ ...options, socket })],
    },
    /** As soon as it listens. */
    connect: async () => {
      while (!existsSync(socket)) await setTimeout(20)
      const shell = await connectShell(socket)
      open.push(shell)
      return shell
    },
    close: async () => {
      for (const shell of open) shell.close()
      await rm(own, { recursive: true, force: true })
    },
  }
}

/** The native shell that listens at this socket, as the phone and its owner treat it. */
async function connectShell(path: string) {
  const socket = connect(path)
  await once(socket, 'connect')
  const lines = createInterface({ input: socket })
  const replies = lines[Symbol.asyncIterator]()
  // The test's own command defines the type of its result.
  // oxlint-disable-next-line typescript/no-explicit-any
  const ask = async (command: string, args: object = {}): Promise<any> => {
    socket.write(`${JSON.stringify({ do: command, ...args })}\n`)
    const { value } = await replies.next()
    if (value === undefined) throw new Error(`The shell ended before it had done ${command}`)
    const { result, error } = JSON.parse(value)
    if (error !== undefined) throw new Error(`The shell could not do ${command}: ${error}`)
    return result
  }
  const processes = (): Promise<Record<string, number>> => ask('processes')
  return {
    behave: (manners: Manners): Promise<void> => ask('answer', { answers: answersOf(manners) }),
    /** From the next page on. */
    offer: (kind: Handler): Promise<void> => ask('offer', { kind }),
    /** From the next page on, the shell is not ready until `getReady`. */
    startLate: (): Promise<void> => ask('start_late'),
    getReady: (): Promise<void> => ask('get_ready'),
    report: (): Promise<Report> => ask('report'),
    calls: async () => (await ask('report')).received.map(({ call }: Report['received'][number]) => call),
    /** Presses the shell's Back. It goes back in the page, or out of it. */
    back: (): Promise<'page' | 'out'> => ask('back'),
    clearData: (): Promise<void> => ask('clear'),
    /** Makes it a shell that was just installed, and answers. */
    begin: (): Promise<void> => ask('begin'),
    /** Ends the process that runs the page, as the system does to free memory. */
    killPage: async () => {
      const { WebKitWebProces: page } = await processes()
      if (page === undefined) throw new Error('No process runs the page')
      process.kill(page, 'SIGKILL')
    },
    /** Stops all processes of the app, as the system does in the background. */
    suspend: async (ms: number) => {
      const all = Object.values(await processes())
      for (const one of all) process.kill(one, 'SIGSTOP')
      await setTimeout(ms)
      for (const one of all) process.kill(one, 'SIGCONT')
    },
    holdPhoto: (photo: string): Promise<void> => ask('hold', { photo }),
    open: (address: string): Promise<void> => ask('open', { address }),
    /** Runs the body of an async function in the page, with the rights of a tap. */
    run: (body: string) => ask('run', { body }),
    picture: (file: string): Promise<void> => ask('picture', { file }),
    close: () => socket.destroy(),
  }
}

export type Shell = Awaited<ReturnType<typeof connectShell>>
