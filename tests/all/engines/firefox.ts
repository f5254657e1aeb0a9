import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CANDIDATES, type Engine, type EnginePage, type Handle, keyActions, tapActions } from './engine.ts'
import { drawnElements, elementsOfWords } from './in-page.ts'
import { pathOf } from './programs.ts'

/** The page size of a common Android phone. */
const VIEWPORT = { width: 360, height: 740 }

/** Starts Firefox without a window. It supports WebDriver BiDi itself (https://www.w3.org/TR/webdriver-bidi/). */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'rupya-firefox-'))
  const firefox = spawn(
    pathOf('firefox'),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const ended = once(firefox, 'exit')
  const end = () => firefox.kill()
  process.on('exit', end)
  const address = await new Promise<string>((found, fail) => {
    let said = ''
    firefox.stderr.on('data', (text) => {
      said += String(text)
      const [, socket] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? []
      if (socket) found(socket)
    })
    firefox.on('exit', () => fail(new Error(`Firefox did not start:\n${said}`)))
  })
  const bidi = await connect(`${address}/session`)
  await bidi.send('session.new', { capabilities: {} })
  return {
    newPage: () => firefoxPage(bidi),
    close: async () => {
      process.off('exit', end)
      await bidi.send('browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function firefoxPage({ send, listen }: Bidi): Promise<EnginePage> {
  const { userContext } = await send('browser.createUserContext')
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.activate', { context })
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT })
  const world = randomUUID()
  const header = { name: 'x-world', value: { type: 'string', value: world } }
  const broken: string[] = []
  const events = ['log.entryAdded', 'script.message', 'network.beforeRequestSent']
  await send('session.subscribe', { events, contexts: [context] })
  // Firefox 140, which Debian may still have, cannot set extra headers for all requests.
  await send('network.addIntercept', { phases: ['beforeRequestSent'], contexts: [context] })
  listen('network.beforeRequestSent', ({ context: asking, isBlocked, request: { request, headers } }) => {
    if (asking !== context || !isBlocked) return
    // A closed page needs no answer.
    send('network.continueRequest', { request, headers: [...headers, header] }).catch(() => {})
  })
  listen('log.entryAdded', (entry) => {
    if (entry.source.context === context && entry.type === 'javascript' && entry.level === 'error')
      broken.push(entry.text)
  })
  listen('script.message', (message) => {
    if (message.source.context === context) broken.push(message.data.value)
  })
  await send('script.addPreloadScript', {
    contexts: [context],
    arguments: [{ type: 'channel', value: { channel: 'broken' } }],
    functionDeclaration: `(tell) => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell("The policy's " + violatedDirective + ' stopped ' + blockedURI))`,
  })
  const handlesOf = async (find: (text: string) => Element[], text: string): Promise<Handle[]> => {
    const { result } = await send('script.callFunction', {
      functionDeclaration: find.toString(),
      arguments: [{ type: 'string', value: text }],
      target: { context },
      awaitPromise: false,
    })
    return result.value.map(({ sharedId }: Handle) => ({ sharedId }))
  }
  return {
    world,
    broken,
    run: async (inPage, ...args) => {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async (...args) => JSON.stringify(await (${inPage.toString()})(...args))`,
        arguments: args.map((value) => (typeof value === 'string' ? { type: 'string', value } : value)),
        target: { context },
        awaitPromise: true,
        userActivation: false,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.type === 'undefined' ? undefined : JSON.parse(result.value)
    },
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    find: async (role, name) => {
      // It checks each element below these. For a whole page that takes most of a second, and may never end if the page is
      // left.
      const startNodes = await handlesOf(drawnElements, CANDIDATES[role])
      if (startNodes.length === 0) return []
      const locator = { type: 'accessibility', value: { role, name } }
      const { nodes } = await send('browsingContext.locateNodes', { context, locator, startNodes })
      const ids = new Set<unknown>(nodes.map(({ sharedId }: Handle) => sharedId))
      return [...ids].map((sharedId) => ({ sharedId }))
    },
    findWords: (words) => handlesOf(elementsOfWords, words),
    tap: (spot) => send('input.performActions', { context, actions: tapActions(spot) }),
    type: (keys) => send('input.performActions', { context, actions: keyActions(keys) }),
    attach: async (file) => {
      const locator = { type: 'css', value: 'input[type=file]' }
      const { nodes } = await send('browsingContext.locateNodes', { context, locator })
      await send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files: [file] })
    },
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: () => send('browser.removeUserContext', { userContext }),
  }
}

type Bidi = Awaited<ReturnType<typeof connect>>

/** A connection. The name of a command or event defines the type of its result. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  // oxlint-disable-next-line typescript/no-explicit-any
  type Message = any
  const waiting = new Map<number, { done: (result: Message) => void; fail: (error: Error) => void }>()
  const listeners: { event: string; hear: (params: Message) => void }[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(String(data))
    if (type === 'event') for (const { event, hear } of listeners) if (event === method) hear(params)
    const { done, fail } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (type === 'error') fail?.(new Error(`${error}: ${message}`))
    else done?.(result)
  })
  let last = 0
  return {
    send: (method: string, params: object = {}): Promise<Message> =>
      new Promise((done, fail) => {
        last += 1
        waiting.set(last, { done, fail })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    listen: (event: string, hear: (params: Message) => void) => listeners.push({ event, hear }),
  }
}
