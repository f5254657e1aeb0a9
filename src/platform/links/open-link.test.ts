import { afterEach, describe, expect, test, vi } from 'vitest'
import { openLink, openPayment } from './open-link.ts'

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
const OUTSIDE = 'https://partner.example/a'
const ASKED = 'ask partner.example'
const refusals = ['unavailable', 'unimplemented', 'timeout', 'failed']

describe('A link', () => {
  test('to a page of the lender opens in the page, whatever the shell can do @LOAN-23 @RULE-43', async () => {
    const { done, ways } = waysWith({ status: 'ok' })
    expect(await openLink(` ${PAGE.toUpperCase()} `, ways)).toBe('opened')
    expect(done).toEqual(['page https://pages.rupya.example/A'])
  })

  test('of the app is given to the shell @RULE-43', async () => {
    const { done, ways } = waysWith({ status: 'ok' })
    expect(await openLink(PRODUCT, ways)).toBe('opened')
    expect(done).toEqual([`shell ${PRODUCT}`])
  })

  test.each(refusals)('of the app has failed, with no tab, when the shell answers %s', async (status) => {
    const { done, ways } = waysWith({ status })
    expect(await openLink(PRODUCT, ways)).toBe('failed')
    expect(done).toEqual([`shell ${PRODUCT}`])
  })

  test.each([true, false])('to the outside names its host and asks first; who stays goes nowhere: %s @RULE-44', async (leaves) => {
    const { done, ways } = waysWith({ status: 'ok', leaves })
    expect(await openLink('https://partner.example:8443/a', ways)).toBe(leaves ? 'opened' : 'stayed')
    const asked = 'ask partner.example:8443'
    expect(done).toEqual(leaves ? [asked, 'shell https://partner.example:8443/a'] : [asked])
  })

  test('to the outside has failed when nobody can be asked, and nothing opens @RULE-44', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { done, ways } = waysWith({ status: 'ok' })
    const askToLeave = () => Promise.reject(new TypeError('Importing a module script failed.'))
    expect(await openLink(OUTSIDE, { ...ways, askToLeave })).toBe('failed')
    expect(done).toEqual([])
  })

  test.each(refusals)('to the outside opens a tab when the shell answers %s', async (status) => {
    const { done, ways } = waysWith({ status })
    expect(await openLink(OUTSIDE, ways)).toBe('opened')
    expect(done).toEqual([ASKED, `shell ${OUTSIDE}`, `tab ${OUTSIDE}`])
  })

  test('to the outside has failed when the browser blocks the tab', async () => {
    const { ways } = waysWith({ tabs: false })
    expect(await openLink(OUTSIDE, ways)).toBe('failed')
  })

  test('that is refused leads nowhere', async () => {
    const { done, ways } = waysWith({ status: 'ok' })
    for (const address of ['javascript:alert(1)', 'market://details?id=1', undefined])
      expect(await openLink(address, ways)).toBe('refused')
    expect(done).toEqual([])
  })
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
    vi.unstubAllGlobals()
  })

  test('a tap opens a tab that knows nothing of this page; with no host configured nothing opens in the page @RULE-43', async () => {
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
