// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { lazy } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anyCharacter } from '../../tests/setup/any-text.ts'
import { operationOf, operations } from '../../mocks/contract.ts'
import { UNKNOWN_STATUS } from '../../mocks/unknown-status.ts'
import { earlyScreens } from '../../scripts/build/early/screens.ts'
import { createFakeDisk } from '../../tests/setup/fake-disk.ts'
import { readerOf } from '../../tests/setup/read-reply.ts'
import type * as setup from '../../tests/setup/show-app.tsx'
import { sloppy } from '../../tests/setup/sloppy-payload.ts'
import type { OperationId } from '../api/operation.ts'
import { exampleAddress, screenPaths } from '../app/screens.ts'

// A screen drawn before the app has loaded uses the screen's own code, built a second time (scripts/build/early). Here
// both draw the same replies.

declare global {
  // Set by the scripts of tests/setup/build-early-scripts.ts.
  // oxlint-disable no-var
  var rupyaCall: () => void
  var rupyaDraw: () => Promise<DocumentFragment>
  var rupyaRehearse: () => void
  var rupyaRehearsal: () => Promise<DocumentFragment>
  // oxlint-enable no-var
}

const ORDER = 'token=1&productId=1001&orderId=723421968459640174&unknown=kept'

const SCREENS: { name: string; operation: OperationId; address: string; isAlike?: true }[] = [
  { name: 'loanDetails', operation: 'getLoanDetails', address: `/loanDetails?${ORDER}` },
  {
    name: 'borrowDetail',
    operation: 'getLoanDetails',
    address: '/?token=1&unknown=kept#/borrowDetail/?productId=1001&orderId=723421968459640174',
    // The screen of the row before, so a few of each are enough.
    isAlike: true,
  },
  { name: 'repayment', operation: 'getInstalments', address: `/repayment?${ORDER}` },
  { name: 'repaymentDelay', operation: 'getExtension', address: `/repaymentDelay?${ORDER}` },
]

let scripts: Record<string, { start: string; draw?: string }>

let showApp: (typeof setup)['showApp']

beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const printed = execFileSync(process.execPath, ['tests/setup/build-early-scripts.ts'], { encoding: 'utf8', env })
  scripts = JSON.parse(printed)
  // As in a newly opened page: parts that load on demand are not loaded, although other tests may have loaded them.
  vi.resetModules()
  vi.doMock('../platform/lazy-part.ts', () => ({ lazyPart: () => lazy(() => new Promise(() => {})) }))
  ;({ showApp } = await import('../../tests/setup/show-app.tsx'))
  const { followAddressLanguage } = await import('../platform/i18n/language.ts')
  followAddressLanguage()
})

// An early page checks the disk for payments.
beforeEach(() => vi.stubGlobal('indexedDB', createFakeDisk().indexedDB))

// 200 ms after a load has begun, the router shows its waiting screen (app/router.ts), even if nobody waits any more. Wait, so
// that this does not happen after this file's page is gone.
afterAll(() => new Promise((done) => setTimeout(done, 400)))

afterAll(() => {
  vi.doUnmock('../platform/lazy-part.ts')
  vi.resetModules()
})

afterEach(() => localStorage.clear())

const LANGUAGES = { Indonesian: 'market=id&lang=1', English: 'market=id&lang=2', 'English in India': 'market=in' }
const inLanguage = (address: string, params: string) => address.replace('?', `?${params}&`)

test('Every page that is drawn early is compared', () => {
  const drawn = earlyScreens.flatMap(({ name, drawing }) => (drawing === undefined ? [] : [name]))
  expect(SCREENS.map(({ name }) => name)).toEqual(expect.arrayContaining(drawn))
})

describe.each(SCREENS)('The screen of $name', ({ name, operation, address, isAlike }) => {
  const examples = Object.values(operationOf(operation).examples).map(({ value }) => value)
  const payloads = examples.flatMap((answer) => (Number(Object(answer).code) === 0 ? [Object(answer).data] : []))
  const draw = (answer: unknown, params = 'market=id') =>
    drawBothWays(name, operation, answer, inLanguage(address, params))
  const drawData = (data: object) => draw({ code: 0, message: '', data })

  test.each(Object.entries(LANGUAGES).slice(isAlike ? -1 : 0))(
    'Every answer of the contract is drawn as the app draws it, in %s @APP-90',
    async (_language, params) => {
      for (const answer of examples) {
        const { early, app } = await draw(answer, params)
        const { c0de, code = c0de } = Object(answer)
        // The app must show any other reply.
        const expected = Number(code) === 0 ? app : 'left to the app'
        const drawn = typeof early === 'string' ? early : 'left to the app'
        expect({ answer, early: drawn }).toEqual({ answer, early: expected })
      }
    },
  )

  test('Early page and app draw the same from payloads as servers send them @APP-91', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const sent = fc.constantFrom<object>(...payloads).chain((payload) =>
      sloppy(readerOf(operation), payload).map((data) =>
        // Any other status is left to the app.
        'orderStatus' in payload ? Object.assign(Object(data), { orderStatus: payload.orderStatus }) : Object(data),
      ),
    )
    for (const data of fc.sample(sent, { numRuns: isAlike ? 5 : 30, seed: 14 })) {
      const { early, app } = await drawData(data)
      expect({ data, early }).toEqual({ data, early: app })
    }
  })

  const withStatus = payloads.filter((payload) => 'orderStatus' in payload)

  test.for(withStatus.slice(0, 1))('A status that nobody knows is left to the app @APP-91', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const unknown = [UNKNOWN_STATUS, String(UNKNOWN_STATUS), 'garbage', '', null, {}]
    for (const [index, orderStatus] of unknown.entries()) {
      const data = { ...withStatus[index % withStatus.length], orderStatus }
      const { early, app } = await drawData(data)
      expect({ data, early: String(early) }).toEqual({ data, early: 'Error: The answer is unusual' })
      expect(app).not.toBe('')
    }
  })

  // Which addresses are hostile: link-policy.test.ts.
  test('A forbidden address is in no link and no picture of either page @APP-93', async () => {
    for (const hostile of ['javascript:alert(1)', 'tel:+62215095', 'rupyax://product/x']) {
      const { early, app } = await drawData({ ...payloads[0], productLogo: hostile, telephone: hostile })
      expect(early).toBe(app)
      expect(app).toContain(' href=')
      for (const [, opened] of app.matchAll(/ (?:href|src)=(\S*)/g)) expect(opened).toMatch(/^(\/(?!\/)|tel:\+?\d+\b)/)
    }
  })
})

const SESSION = ['deviceId', 'appVersion', 'token', 'appType', 'deviceName', 'osVersion', 'gid', 'platform', 'userId']

/** Screens that show only data of their address and this device, and send no request. */
const SILENT = ['individual', 'alipayrepayment', 'repayOrNotQuestion']

/** Screens with their own address here; all others use the address of their example. */
const CALLING = earlyScreens.map(({ name }) => {
  const drawn = SCREENS.find((screen) => screen.name === name)
  const path = screenPaths.find((each) => each === `/${name}`)
  if (!path) throw new Error(`No screen is at /${name}`)
  return { name, address: drawn?.address ?? exampleAddress(path), many: drawn ? 20 : 4 }
})

test.each(CALLING)(
  'The page of $name sends what the app would send, byte for byte, in any session @APP-92',
  async ({ name, address, many }) => {
    const text = fc.string({ unit: anyCharacter, maxLength: 12 })
    const session = fc.dictionary(fc.constantFrom(...SESSION, '__proto__', 'unknown'), text)
    for (const params of fc.sample(session, { numRuns: many, seed: 3 })) {
      const odd = new URLSearchParams({ ...params, userId: params['userId'] || 'Siti Ñ 李', sessionId: '1 +%26' })
      const { early, app } = await sentBothWays(name, inLanguage(address, `token=2&${odd}&market=in`))
      expect(early.length > 0).toBe(!SILENT.includes(name))
      // The app must record a visit to a promotion.
      const same = name === 'registerTemplate' ? app.filter(({ url }) => early.some((sent) => sent.url === url)) : app
      expect(early).toEqual(same)
    }
  },
)

/** What an early page draws, or why it does not, and what the app draws with the same reply: header and content. */
async function drawBothWays(name: string, operation: OperationId, answer: unknown, address: string) {
  openPage(address)
  // Both draw at the same moment: the time left of an offer changes every second.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/gateway', '')
    const asked = operations.find((one) => one.path === path)
    const headers = { Date: new Date().toUTCString() }
    return Response.json(asked?.id === operation ? answer : Object.values(asked?.examples ?? {})[0]?.value, { headers })
  })
  globalThis.rupyaEarlyCalls = undefined
  globalThis.rupyaServerTime = undefined
  run(scripts[name]?.start)
  globalThis.rupyaCall()
  run(scripts[name]?.draw)
  // A page does this while it waits for its reply. Only what it draws after this is the reply.
  globalThis.rupyaRehearse()
  const { title } = document
  const rehearsed = await globalThis.rupyaRehearsal()
  expect(rehearsed.textContent).not.toBe('')
  expect(document.title).toBe(title)
  const early = await globalThis.rupyaDraw().then(
    (fragment) => pictureOf(fragment.children),
    (error: unknown) => error,
  )
  const { container, unmount, loaded, router } = showApp()
  const drawn = new Promise<string>((done) => {
    // The moment when the app replaces the early picture (app/router.ts).
    router.subscribe('onRendered', () => done(pictureOf(container.children)))
  })
  await loaded
  const app = await drawn
  unmount()
  vi.useRealTimers()
  return { early, app }
}

/** The requests of an early page, and those of the app if the page has sent none. */
async function sentBothWays(name: string, address: string) {
  openPage(address)
  const sent: Promise<{ url: string; method: string; redirect: string; headers: [string, string][]; body: string }>[] =
    []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { url, method, redirect, headers } = request
    const body = request.clone().text()
    sent.push(body.then((text) => ({ url, method, redirect, headers: [...headers], body: text })))
    return new Promise(() => {})
  })
  globalThis.rupyaEarlyCalls = undefined
  run(scripts[name]?.start)
  globalThis.rupyaCall()
  const early = await Promise.all(sent)
  globalThis.rupyaEarlyCalls = undefined
  sent.length = 0
  const { unmount } = showApp()
  const asked = early.map(({ url }) => url)
  const urls = async () => (await Promise.all(sent)).map(({ url }) => url)
  await vi.waitFor(async () => expect(await urls()).toEqual(expect.arrayContaining(asked)), { interval: 1 })
  unmount()
  return { early, app: await Promise.all(sent) }
}

/** Opens an address in the page of jsdom, so that the router may rewrite it. */
function openPage(address: string) {
  vi.stubGlobal('location', new URL(address, document.baseURI))
  window.history.replaceState(null, '', address)
}

/** Runs a script of the page. */
const run = (script = '') => runInThisContext(script)

/** The content of a screen as text: ids are numbered by order, and attributes sorted by name. */
function pictureOf(children: HTMLCollection): string {
  const ids: string[] = []
  const attribute = ({ name, value }: Attr): string => {
    if (name === 'class') return `.${value.replaceAll(HASHED, '$1')}`
    if (name !== 'id' && !/^aria-(describedby|controls|labelledby)$/.test(name)) return `${name}=${value}`
    if (!ids.includes(value)) ids.push(value)
    return `${name}=${ids.indexOf(value)}`
  }
  const text = (node: Element): string => {
    const inside = [...node.childNodes].map((child) =>
      child instanceof Element ? text(child) : JSON.stringify(child.textContent),
    )
    return `<${[node.localName, ...[...node.attributes].map(attribute).toSorted()].join(' ')}>${inside.join('')}</>`
  }
  return [...children]
    .filter(({ localName }) => ['header', 'main'].includes(localName))
    .map(text)
    .join('\n')
}

/** Tests name a class by its name in the stylesheet and a hash; the scripts are built to use the name only. */
const HASHED = /\b_(\w+?)_[0-9a-f]{6}\b/g
