import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { pathOf } from './programs.ts'

/** An answer to a message: after how many milliseconds, and a value, or why the promise is rejected. */
type Answer = [after: number, answer: { value: unknown } | { error: string }]

const value = (after: number, answer: unknown): Answer => [after, { value: answer }]

/** How the shell answers each message. The first answer resolves the promise of `postMessage`, the others call the page. */
const ANSWERS = {
  answers: [value(20, 'ok')],
  pending: [value(0, 'pending'), value(20, 'ok')],
  throws: [[0, { error: 'The shell threw' }]],
  silent: [],
  unimplemented: [value(20, 'unimplemented')],
} satisfies Record<string, Answer[]>

type Manners = keyof typeof ANSWERS

/** Which handler the shell adds to the page: one that replies, the older one that cannot, or none. */
type Handler = 'replies' | 'older' | 'missing'

interface Report {
  received: { id: number; call: string; payload: unknown }[]
  /** Addresses that were opened outside the page: `tel:`, other apps, new tabs. */
  opened: string[]
  /** The types of files that the page asked for. */
  asked: string[]
  /** Why web content processes ended, one for each. */
  terminated: string[]
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
    /** As soon as it listens. Throws if it is over before. */
    connect: async (isOver = () => false) => {
      const shell = await connectShell(await listening(socket, isOver))
      open.push(shell)
      return shell
    },
    close: async () => {
      for (const shell of open) shell.close()
      await rm(own, { recursive: true, force: true })
    },
  }
}

/** A socket whose program may not listen yet: its file is there a little earlier. */
async function listening(path: string, isOver: () => boolean): Promise<Socket> {
  while (!isOver()) {
    const socket = connect(path)
    try {
      await once(socket, 'connect')
      return socket
    } catch (error) {
      if (!['ENOENT', 'ECONNREFUSED'].includes(Object(error).code)) throw error
      await setTimeout(20)
    }
  }
  throw new Error('The shell ended before it listened')
}

/** The native shell at the other end of this socket, as the phone and its owner treat it. */
async function connectShell(socket: Socket) {
  // The command defines the type of its result.
  // oxlint-disable-next-line typescript/no-explicit-any
  type Result = any
  /** Commands without a result. A slow one may end after a later one. */
  const waiting = new Map<number, { done: (result: Result) => void; fail: (error: Error) => void }>()
  createInterface({ input: socket }).on('line', (line) => {
    const { id, result, error } = JSON.parse(line)
    const { done, fail } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error === undefined) done?.(result)
    else fail?.(new Error(`The shell: ${error}`))
  })
  socket.on('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('The shell has ended'))
  })
  let last = 0
  const ask = (command: string, args: object = {}): Promise<Result> =>
    new Promise((done, fail) => {
      last += 1
      waiting.set(last, { done, fail })
      socket.write(`${JSON.stringify({ id: last, do: command, ...args })}\n`)
    })
  const processes = (): Promise<Record<string, number>> => ask('processes')
  return {
    behave: (manners: Manners): Promise<void> => ask('answer', { answers: ANSWERS[manners] }),
    /** From the next page on. */
    offer: (kind: Handler): Promise<void> => ask('offer', { kind }),
    /** From the next page on, the shell is not ready until `getReady`. */
    startLate: (): Promise<void> => ask('start_late'),
    /** From the next page on its timers are slow, so that a busy machine reaches none of the bridge's limits. */
    slowTimers: (): Promise<void> => ask('slow_timers'),
    /** With its event, or by its flag alone. */
    getReady: (tells = true): Promise<void> => ask('get_ready', { tells }),
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
