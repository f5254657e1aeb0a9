// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { operationOf, operations } from '../../../mocks/contract.ts'
import { isFull } from '../../../tests/setup/full.ts'
import { openAddress } from '../../../tests/setup/location.ts'
import { readerOf } from '../../../tests/setup/read-reply.ts'
import { showApp } from '../../../tests/setup/show-app.tsx'
import { sloppy } from '../../../tests/setup/sloppy-payload.ts'
import type { OperationId } from '../../api/operation.ts'
import { followAddressLanguage } from '../../platform/i18n/language.ts'
import { overwriteGetLocale } from '../../platform/i18n/locale-runtime.ts'

// What draws a screen before the app is there is the screen's own code, built a second time (scripts/early-scripts.ts). Here
// both draw the same answers.

declare global {
  // Set by the scripts of tests/setup/build-early-scripts.ts.
  // oxlint-disable no-var
  var rupyaCall: () => void
  var rupyaDraw: () => Promise<DocumentFragment>
  // oxlint-enable no-var
}

const ORDER = 'token=1&productId=1001&orderId=723421968459640174&unknown=kept'

const SCREENS: { name: string; operation: OperationId; address: string }[] = [
  { name: 'loanDetails', operation: 'getLoanDetails', address: `/loanDetails?${ORDER}` },
  {
    name: 'borrowDetail',
    operation: 'getLoanDetails',
    address: '/?token=1&unknown=kept#/borrowDetail/?productId=1001&orderId=723421968459640174',
  },
  { name: 'repayment', operation: 'getInstalments', address: `/repayment?${ORDER}` },
  { name: 'repaymentDelay', operation: 'getExtension', address: `/repaymentDelay?${ORDER}` },
  { name: 'that', operation: 'generateVirtualAccount', address: `/that?${ORDER}&amount=1090000` },
]

/** Why a screen is left to the app (draw-screen.ts, api/call.ts). */
const REASONS = ['The answer is unusual', 'ApiError']

let scripts: Record<string, { start: string; draw: string }>

beforeAll(() => {
  followAddressLanguage()
  const env = { ...process.env, NODE_ENV: 'production' }
  const printed = execFileSync(process.execPath, ['tests/setup/build-early-scripts.ts'], { encoding: 'utf8', env })
  scripts = JSON.parse(printed)
}, 120_000)

afterAll(() => overwriteGetLocale(() => 'id'))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const LANGUAGES = { Indonesian: 'market=id&lang=1', English: 'market=id&lang=2', 'English in India': 'market=in' }

for (const { name, operation, address } of SCREENS)
  describe(name, () => {
    const examples = Object.values(operationOf(operation).examples).map(({ value }) => value)

    for (const [language, params] of Object.entries(LANGUAGES))
      test(`Every answer of the contract is drawn as the app draws it, in ${language}`, async () => {
        for (const answer of examples) {
          const { early, app } = await drawBothWays(name, operation, answer, inLanguage(address, params))
          const { c0de, code = c0de } = Object(answer)
          const isSuccess = Number(code) === 0
          expect({ answer, early }).toEqual({ answer, early: isSuccess ? app : expect.any(Error) })
        }
      })

    test('Payloads as servers send them are drawn as the app draws them, 95 of 100 before it is there', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const payloads = examples.flatMap((answer) => (Number(Object(answer).code) === 0 ? [Object(answer).data] : []))
      const usual = fc.constantFrom<unknown>(...payloads)
      const drawn = { early: 0, all: 0 }
      const anyHow = usual.chain((payload) => sloppy(readerOf(operation), payload))
      const generated = fc.sample(fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: anyHow }), {
        numRuns: isFull ? 500 : 60,
        seed: 14,
      })
      for (const data of generated) {
        const answer = { code: 0, message: '', data }
        const { early, app } = await drawBothWays(name, operation, answer, inLanguage(address, 'market=id'))
        drawn.all += 1
        if (early instanceof Error) expect(REASONS.some((reason) => `${early}`.includes(reason)), `${early}`).toBe(true)
        else {
          drawn.early += 1
          expect({ data, early }).toEqual({ data, early: app })
        }
      }
      expect(drawn.early / drawn.all).toBeGreaterThan(0.95)
    })
  })

const inLanguage = (address: string, params: string) => address.replace('?', `?${params}&`)

/** What an early page draws, or why it does not, and what the app draws where the answer is there: header and content. */
async function drawBothWays(name: string, operation: OperationId, answer: unknown, address: string) {
  openAddress(address)
  window.history.replaceState(null, '', address)
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/gateway', '')
    const asked = operations.find((one) => one.path === path)
    return Response.json(asked?.id === operation ? answer : Object.values(asked?.examples ?? {})[0]?.value)
  })
  globalThis.rupyaEarlyCalls = undefined
  run(scripts[name]?.start)
  globalThis.rupyaCall()
  run(scripts[name]?.draw)
  const early = await globalThis.rupyaDraw().then(
    (fragment) => pictureOf(fragment.children),
    (error: unknown) => error,
  )
  const { container, unmount, loaded, router } = showApp()
  const drawn = new Promise<string>((done) => {
    // The moment at which the app takes the place of the early picture (app/router.ts).
    router.subscribe('onRendered', () => done(pictureOf(container.children)))
  })
  await loaded
  const app = await drawn
  unmount()
  return { early, app }
}

/** A script of the page, as it stands there. */
const run = (script = '') => new Function(script)()

/** What a screen holds, as text: ids by their order, and attributes by their names. */
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

/** A test names a class by its name in the stylesheet and a hash; the scripts are built to name it by the first alone. */
const HASHED = /\b_(\w+?)_[0-9a-f]{6}\b/g
