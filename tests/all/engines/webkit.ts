import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { CANDIDATES, type Engine, type EnginePage, type Handle, keyActions, type Role, tapActions } from './engine.ts'
import { drawnElements, elementsOfWords } from './in-page.ts'
import { pathOf } from './programs.ts'
import { startScreen } from './screen.ts'
import { type Shell, shellProgram } from './shell.ts'

/** The page size of an iPhone 14. */
export const WINDOW = { x: 0, y: 0, width: 390, height: 844 }

/** Ten times the start on a busy machine. Rarely, it starts but never answers its driver. */
const START_MS = 20_000

/** WebKit's own role names: a select is a menu button there. */
const OWN_ROLES: Partial<Record<Role, string>> = { combobox: 'button' }

export interface WebKit extends Engine {
  /** Kills the app with all its processes at once, as the system does. The next page belongs to a new start. */
  kill: () => Promise<void>
  /** The native shell around the last page. */
  shell: () => Promise<Shell>
}

/**
 * Starts the native shell with WebKitGTK, the engine of iOS, on a virtual screen, with a driver at this port. Its storage is
 * in `folder`, or lost with the page.
 */
export async function startWebKit(port: number, folder?: string): Promise<WebKit> {
  const screen = await startScreen(WINDOW)
  const program = await shellProgram({ automated: true, ...(folder !== undefined && { folder }) })
  let driver: ChildProcess
  // With all processes that it started.
  const endDriver = (signal?: 'SIGKILL') => {
    if (driver.pid !== undefined && driver.exitCode === null && driver.signalCode === null)
      process.kill(-driver.pid, signal)
  }
  const send: SendAnywhere = (method, path, body, withinMs) =>
    askDriver(`http://127.0.0.1:${port}${path}`, method, body, withinMs)
  const startDriver = async () => {
    driver = spawn(pathOf('driver'), ['-p', String(port)], {
      env: { ...process.env, DISPLAY: screen.display },
      stdio: 'ignore',
      detached: true,
    })
    while (!(await send('GET', '/status').catch(() => undefined))) await setTimeout(20)
  }
  const end = () => {
    endDriver()
    screen.close()
  }
  const openPage = async () => {
    const { sessionId } = await send(
      'POST',
      '/session',
      { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': program.command } } },
      START_MS,
    )
    const path = `/session/${sessionId}`
    await send('POST', `${path}/window/rect`, WINDOW, START_MS)
    return webKitPage((method, rest, body) => send(method, path + rest, body))
  }
  await startDriver()
  process.on('exit', end)
  const restart = async (signal?: 'SIGKILL') => {
    const ended = once(driver, 'exit')
    endDriver(signal)
    await ended
    await startDriver()
  }
  return {
    kill: () => restart('SIGKILL'),
    shell: program.connect,
    newPage: () =>
      openPage().catch(async (error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
        console.error(`WebKit did not start within ${START_MS / 1000} s and is started once more`)
        await restart()
        return openPage()
      }),
    close: async () => {
      process.off('exit', end)
      end()
      await program.close()
    },
  }
}

type Method = 'GET' | 'POST' | 'DELETE'
type Send = (method: Method, path: string, body?: object) => ReturnType<typeof askDriver>
type SendAnywhere = (method: Method, path: string, body?: object, withinMs?: number) => ReturnType<typeof askDriver>

function webKitPage(send: Send): EnginePage {
  const broken: string[] = []
  /** Each script also watches the page from then on, and returns what happened since the previous one. */
  const run: EnginePage['run'] = async (inPage, ...args) => {
    const script = `${watchErrors.toString()}; watchErrors()
      return Promise.resolve((${inPage.toString()}).apply(null, arguments))
        .then((result) => [result ?? null, window.rupyaBroken.splice(0)])`
    const [result, errors] = await send('POST', '/execute/sync', { script, args })
    broken.push(...errors)
    return result
  }
  const handlesOf = async (find: (text: string) => Element[], text: string) => {
    const elements: unknown = await run(find, text)
    // A script returns elements as handles.
    return elements as Handle[]
  }
  return {
    // The world for calls without a name: this driver cannot add headers.
    world: 'default',
    broken,
    run,
    goTo: (url) => send('POST', '/url', { url }),
    back: () => send('POST', '/back', {}),
    reload: () => send('POST', '/refresh', {}),
    find: async (role, name) => {
      const candidates = await handlesOf(drawnElements, CANDIDATES[role])
      const found: Handle[] = []
      for (const handle of candidates) {
        const said = (what: string) => send('GET', `/element/${idOf(handle)}/computed${what}`)
        // An element that was replaced meanwhile is looked up again by the caller.
        const label = await said('label').catch(() => '')
        if (label.replaceAll(/\s+/g, ' ').trim() === name && (await said('role')) === (OWN_ROLES[role] ?? role))
          found.push(handle)
      }
      return found
    },
    findWords: (words) => handlesOf(elementsOfWords, words),
    tap: (spot) => send('POST', '/actions', { actions: tapActions(spot) }),
    type: (keys) => send('POST', '/actions', { actions: keyActions(keys) }),
    attach: async (text) => {
      const input = await send('POST', '/element', { using: 'css selector', value: 'input[type=file]' })
      await send('POST', `/element/${idOf(input)}/value`, { text })
    },
    picture: async () => Buffer.from(await send('GET', '/screenshot'), 'base64'),
    close: () => send('DELETE', ''),
  }
}

/** The standard defines the name of a handle's only field. */
const idOf = (handle: Handle) => String(Object.values(handle)[0])

declare global {
  interface Window {
    rupyaBroken?: string[]
  }
}

export function watchErrors() {
  if (window.rupyaBroken) return
  const broken: string[] = (window.rupyaBroken = [])
  addEventListener('error', ({ message }) => broken.push(message))
  addEventListener('unhandledrejection', ({ reason }) => broken.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    broken.push(`The policy's ${violatedDirective} stopped ${blockedURI}`),
  )
}

/** A WebDriver command (https://www.w3.org/TR/webdriver2/). The command defines the type of its result. */
// oxlint-disable-next-line typescript/no-explicit-any
async function askDriver(address: string, method: string, body?: object, withinMs?: number): Promise<any> {
  const reply = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(withinMs !== undefined && { signal: AbortSignal.timeout(withinMs) }),
  })
  const { value } = await reply.json()
  if (!reply.ok) throw new Error(`${address.split('/').at(-1)}: ${value.error} ${value.message}`)
  return value
}
