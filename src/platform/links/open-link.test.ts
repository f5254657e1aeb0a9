import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installFakeShell } from '../../../mocks/fake-shell.ts'
import { openLink, openPayment, openProductPage } from './open-link.ts'

/** Ways that only record which address they are asked to open. */
function waysWith({ status = 'unavailable', tabs = true, leaves = true } = {}) {
  const done: string[] = []
  const ways = {
    host: 'https://pages.rupya.example',
    askToLeave: (host: string) => {
      done.push(`ask ${host}`)
      return Promise.resolve(leaves)
    },
    goTo: (url: string) => void done.push(`page ${url}`),
    askShell: (url: string) => {
      done.push(`shell ${url}`)
      return Promise.resolve({ status })
    },
    openTab: (url: string) => {
      done.push(`tab ${url}`)
      return tabs
    },
  }
  return { done, ways }
}

const PAGE = 'https://pages.rupya.example/a'
const PRODUCT = 'rupya://product/1'
const OUTSIDE = 'https://partner.example:8443/a'
const ASKED = 'ask partner.example:8443'
const TRIED = [ASKED, `shell ${OUTSIDE}`, `tab ${OUTSIDE}`]
const OK = { status: 'ok' }
const refusals = ['unavailable', 'unimplemented', 'timeout', 'failed']

type Row = [what: string, link: string | undefined, can: Parameters<typeof waysWith>[0], result: string, done: string[]]

test.each<Row>([
  [
    'to a page of the lender opens in the page, whatever the shell can do @LOAN-23 @RULE-43',
    ` ${PAGE.toUpperCase()} `,
    OK,
    'opened',
    ['page https://pages.rupya.example/A'],
  ],
  ['of the app is given to the shell @RULE-43', PRODUCT, OK, 'opened', [`shell ${PRODUCT}`]],
  ...refusals.flatMap((status): Row[] => [
    [`of the app has failed when the shell answers ${status}`, PRODUCT, { status }, 'failed', [`shell ${PRODUCT}`]],
    [`to the outside opens a tab when the shell answers ${status}`, OUTSIDE, { status }, 'opened', TRIED],
  ]),
  ['to the outside names its host and asks first @RULE-44', OUTSIDE, OK, 'opened', [ASKED, `shell ${OUTSIDE}`]],
  ['to the outside opens nothing for who stays @RULE-44', OUTSIDE, { ...OK, leaves: false }, 'stayed', [ASKED]],
  ['to the outside has failed when the browser blocks the tab', OUTSIDE, { tabs: false }, 'failed', TRIED],
  ['that is refused leads nowhere', 'javascript:alert(1)', OK, 'refused', []],
  ['of an app that no setting names leads nowhere', 'market://details?id=1', OK, 'refused', []],
  ['that is none leads nowhere', undefined, OK, 'refused', []],
])('A link %s', async (_what, address, can, result, expected) => {
  const { done, ways } = waysWith(can)
  expect(await openLink(address, ways)).toBe(result)
  expect(done).toEqual(expected)
})

test('A link to the outside has failed when nobody can be asked, and nothing opens @RULE-44', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { done, ways } = waysWith(OK)
  const askToLeave = () => Promise.reject(new TypeError('Importing a module script failed.'))
  expect(await openLink(OUTSIDE, { ...ways, askToLeave })).toBe('failed')
  expect(done).toEqual([])
})

describe('In a browser without a shell', () => {
  const opened: unknown[][] = []
  const askToLeave = () => Promise.resolve(true)
  const browser = (isActive: boolean) => {
    vi.stubGlobal('navigator', { userActivation: { isActive } })
    vi.stubGlobal('open', (...given: unknown[]) => {
      opened.push(given)
      // With noopener, browsers return null.
      return null
    })
    vi.stubGlobal('location', { assign: (...given: unknown[]) => opened.push(given) })
  }
  afterEach(() => {
    opened.length = 0
  })

  test('a tap opens a tab without access to this page; no host means no page inside @RULE-43', async () => {
    browser(true)
    expect(await openLink(PAGE, { askToLeave })).toBe('opened')
    expect(opened).toEqual([[PAGE, '_blank', 'noopener,noreferrer']])
  })

  test('a tab that no tap asked for is not tried, because it would be blocked', async () => {
    browser(false)
    expect(await openLink(PAGE, { askToLeave })).toBe('failed')
    expect(opened).toEqual([])
  })

  test('a page of the lender replaces this one', async () => {
    browser(false)
    expect(await openLink(PAGE, { askToLeave, host: PAGE })).toBe('opened')
    expect(opened).toEqual([[PAGE]])
  })
})

describe('A payment', () => {
  const SITES = ['https://pay.example', 'http://localhost:4020']

  test.each(['https://pay.example/alipay?amount=1', 'http://localhost:4020/__world/alipay?order=1'])(
    'goes to a site that the build knows, in the page: %s',
    (address) => {
      const opened: string[] = []
      expect(openPayment(address, { origins: SITES, goTo: (url) => void opened.push(url) })).toBe('opened')
      expect(opened).toEqual([address])
    },
  )

  test('goes nowhere where the settings name no site', () => {
    const opened: string[] = []
    for (const address of ['https://pay.example/', PAGE, globalThis.location.href])
      expect(openPayment(address, { goTo: (url) => void opened.push(url) })).toBe('refused')
    expect(opened).toEqual([])
  })
})

describe('The app’s product page', () => {
  let shell: ReturnType<typeof installFakeShell> | undefined
  const play = (behaviour: 'answers' | 'unimplemented') => {
    shell = installFakeShell(globalThis, { kind: 'android', behaviour })
    return shell.transcript
  }
  beforeEach(() => {
    shell = undefined
  })
  afterEach(() => shell?.uninstall())

  test('is at the first scheme that the settings name @OFFER-6', async () => {
    const transcript = play('answers')
    expect(await openProductPage()).toBe(true)
    expect(await openProductPage(['lender', 'rupya'])).toBe(true)
    expect(transcript.map(({ payload }) => payload)).toEqual([{ url: 'rupya://product' }, { url: 'lender://product' }])
  })

  test('is missing without a shell or scheme, or if the shell does not know it', async () => {
    expect(await openProductPage()).toBe(false)
    const transcript = play('unimplemented')
    expect(await openProductPage([])).toBe(false)
    expect(transcript).toEqual([])
    expect(await openProductPage()).toBe(false)
  })
})
