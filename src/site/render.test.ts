// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { readEnv } from '../platform/read-env.ts'
import { LANGUAGES, LOCALES } from '../platform/i18n/languages.ts'
import { SECTIONS } from './official/sections.ts'
import { isSitePath, SITE_PATHS, type SitePath } from './paths.ts'
import { renderPage, renderPromotion, searchEngineFiles } from './render.tsx'

const assets = { look: '', restOfLook: '<style>rest</style>', boot: '', script: '/site.js' }
const open = (path: SitePath, settings: Record<string, string> = {}) =>
  new DOMParser().parseFromString(renderPage(path, readEnv(settings), assets), 'text/html')

/** Sorts by reading order. If there are slots, their order counts: browsers fill them, but jsdom does not. */
function inReadingOrder(page: Document): Element[] {
  const parts = [...page.querySelectorAll('main > [data-language]')]
  const slots = page.querySelector<HTMLTemplateElement>('main > template[shadowrootmode]')?.content.children
  return slots ? [...slots].flatMap((slot) => parts.filter((part) => part.slot === slot.getAttribute('name'))) : parts
}

describe.each(Object.keys(SITE_PATHS).filter(isSitePath))('The page %s', (path) => {
  const page = open(path)
  const all = (selector: string) => [...page.querySelectorAll(selector)]

  test('has each id once, and every link within it leads somewhere', () => {
    const ids = all('[id]').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const link of all('a[href^="#"]:not([href^="#/"]), use[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1))
    const named = ['aria-describedby', 'for', 'aria-labelledby'].flatMap((name) =>
      all(`[${name}]`).map((part) => part.getAttribute(name)),
    )
    expect(ids).toEqual(expect.arrayContaining(named))
  })

  test('is read in Indonesian first, then in English, with the same headings @SITE-12 @SITE-13 @SITE-36', () => {
    const read = inReadingOrder(page)
    expect(read).toHaveLength(all('main > [data-language]').length)
    const inTurn = read.map((part) => part.getAttribute('lang'))
    expect(inTurn).toEqual(LOCALES.flatMap((language) => inTurn.filter((own) => own === language)))
    expect([...new Set(inTurn)].slice(0, 2)).toEqual(['id', 'en'])
    const levels = (language: string) =>
      all(`[data-language=${language}] :is(h1, h2, h3)`).map(({ tagName }) => tagName)
    for (const language of LOCALES) expect(levels(language)).toEqual(levels('id'))
    expect(levels('id')).toContain('H1')
  })

  test('has no style or script in an attribute, which the policy would stop', () => {
    const names = all('*').flatMap((part) => part.getAttributeNames())
    expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
  })

  test('has one address for search engines, also where it stands twice', () => {
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(SITE_PATHS[path])
    expect(all('link[hreflang]').map((link) => link.getAttribute('hreflang'))).toEqual([...LOCALES, 'x-default'])
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^.{50,160}$/)
  })

  test.each(LOCALES)('says in %s what it is, to search engines and in a chat @SITE-43 @SITE-45', (language) => {
    const settings = readEnv({ VITE_SITE_ORIGIN: 'https://rupya.example' })
    const shown = new DOMParser().parseFromString(renderPage(path, settings, assets, language), 'text/html')
    const meta = (name: string) => shown.querySelector(`meta[${name}]`)?.getAttribute('content')
    const [title, description] = [shown.title, meta('name=description')]
    for (const words of [title, description]) expect(words).toMatch(/\S/)
    /** What its script writes over the Indonesian words. */
    const written = ['title', 'meta[name=description]'].map((selector) =>
      page.querySelector(selector)?.getAttribute(`data-${language}`),
    )
    expect(written).toEqual(language === 'id' ? [null, null] : [title, description])
    expect([meta('property="og:title"'), meta('property="og:description"')]).toEqual([title, description])
    expect(meta('property="og:image"')).toBe('https://rupya.example/social-card.png')
    const address = `https://rupya.example${SITE_PATHS[path]}${language === 'id' ? '' : `?lang=${LANGUAGES[language].lang}`}`
    expect(meta('property="og:url"')).toBe(address)
    expect(shown.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
    expect(shown.documentElement.lang).toBe(language)
  })
})

test('The home sends its top in both languages first, then its rest, then others', () => {
  const html = renderPage('/', readEnv({}), assets)
  const sent = [...html.matchAll(/ class="site-section[^>]* data-section="(\w+)"/g)].map(([, section]) => section)
  const others = SECTIONS.slice(1)
  const homes = LOCALES.map(() => 'home')
  expect(sent).toEqual([...homes, ...homes, ...LOCALES.flatMap(() => others)])
  const headings = [...html.matchAll(/<h1[ >]/g)].map(({ index }) => index)
  expect(headings[homes.length - 1]).toBeLessThan(html.indexOf('<style>rest'))
  expect(html.indexOf('<style>rest')).toBeLessThan(html.indexOf('site-second'))
})

describe('The policy section', () => {
  const frameOf = (settings: Record<string, string>) =>
    [...open('/', settings).querySelectorAll('[data-section=policy] iframe')].map((frame) => frame.getAttribute('src'))

  test('frames the lender’s hosted terms, whose own page opens without our window @SITE-8', () => {
    const settings = { VITE_TERMS_URL: 'https://pages.example/terms' }
    expect(frameOf(settings)).toEqual(LOCALES.map(() => settings.VITE_TERMS_URL))
    const [link, policy] = open('/', settings).querySelectorAll('[data-section=policy] a')
    expect(link?.getAttribute('href')).toBe(settings.VITE_TERMS_URL)
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
    expect(policy?.getAttribute('href')).toBe('/privacyPolicy?lang=1')
  })

  test('frames the site’s own policy where there are none, in its language', () => {
    expect(frameOf({})).toEqual(LOCALES.map((language) => `/privacyPolicy#only-${language}`))
  })
})

test('A lender’s name is a text, whatever is in it', () => {
  const name = 'A & B <script>alert(1)</script> "Ltd"'
  const page = open('/', { VITE_COMPANY_NAME: name, VITE_SITE_ORIGIN: 'https://rupya.example' })
  expect(page.querySelector('footer h2')?.textContent).toBe(name)
  const organisation: unknown = JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? '')
  expect(organisation).toMatchObject({ legalName: name, url: 'https://rupya.example/' })
})

test('The site links each market’s registration whose template the settings name', () => {
  const registers = (settings: Record<string, string>) =>
    [...open('/', settings).querySelectorAll('a[href^="/registerTemplate"]')].map((link) => link.getAttribute('href'))
  const ofIndia = '/registerTemplate?id=91&lang=2&market=in'
  // First in the navigation, then on the home page.
  const both = ['/registerTemplate?id=88&lang=1', ofIndia]
  expect(registers({ VITE_REGISTER_TEMPLATE: '88', VITE_REGISTER_TEMPLATE_IN: '91' })).toEqual([...both, ...both])
  expect(registers({ VITE_REGISTER_TEMPLATE_IN: '91' })).toEqual([ofIndia, ofIndia])
  expect(registers({})).toEqual([])
})

test('The home claims what it may, and names who lends @SITE-4 @SITE-5 @SITE-6 @SITE-7', () => {
  const page = open('/')
  const said = [...page.querySelectorAll('[data-language=en]')].map(({ textContent }) => textContent).join('\n')
  for (const words of [
    'Over 3 million users',
    'Loans within 2 hours',
    '₹2,000 to ₹80,000',
    'For a salary of ₹12,000 and above.',
    'Rp1.000.000 to Rp15.000.000',
    'Rupya Finance',
    'NBFC-00.00000 · OJK KEP-00/D.05/2026',
    'Jl. Jenderal Sudirman 1, Jakarta 10220',
  ])
    expect(said).toContain(words)
  expect(said).toMatch(/© \d{4} Rupya Finance/)
  const mail = page.querySelector('footer [lang=en] a[href^="mailto:"]')
  expect([mail?.getAttribute('href'), mail?.textContent]).toEqual(['mailto:help@rupya.example', 'help@rupya.example'])
})

test('The page /User is empty, with the navigation @SITE-14', () => {
  const page = open('/User')
  expect(page.querySelector('main [lang=en]')?.textContent).toBe('User')
  expect(page.querySelector('nav a[href="/?lang=2#en-feedback"]')).not.toBeNull()
})

describe('Whom one calls', () => {
  const phones = (path: SitePath, settings: Record<string, string> = {}) => {
    const page = open(path, settings)
    return LOCALES.map((language) => {
      const links = [...page.querySelectorAll(`[data-language=${language}] a[href^="tel:"]`)]
      return Array.from(new Set(links.map((link) => link.getAttribute('href'))))
    })
  }

  test.each(['/', '/aboutUs', '/privacyPolicy', '/loanAgreement', '/User'] as const)(
    'is one number a language at %s @SITE-7',
    (path) => {
      const own = { id: 'tel:02150950100', in: 'tel:18003000100' }
      expect(phones(path)).toEqual(LOCALES.map((language) => [own[LANGUAGES[language].market]]))
    },
  )

  test('is one number in both languages where the lender is in one country', () => {
    expect(phones('/', { VITE_MARKET: 'in' })).toEqual(LOCALES.map(() => ['tel:18003000100']))
  })
})

describe('An example loan', () => {
  const examples = (settings: Record<string, string>) =>
    [...open('/', settings).querySelectorAll('[lang=en] .site-example section')].map((example) =>
      [...example.querySelectorAll('h3, dt, dd')].map(({ textContent }) => textContent),
    )

  test('costs what the terms and the settings say, in the markets whose rate is set @SITE-6', () => {
    const [indonesia, india] = [
      [
        'Indonesia',
        ['You borrow', 'Rp1.000.000'],
        ['For', '30 days'],
        ['Interest and all fees', '0.1% a day, 36.5% a year'],
      ],
      ['India', ['You borrow', '₹2,000'], ['For', '91 days'], ['Interest and all fees', '0.09% a day, 32.85% a year']],
    ].map((rows) => rows.flat())
    indonesia?.push('Total cost', 'Rp30.000', 'You repay', 'Rp1.030.000')
    india?.push('Total cost', '₹164', 'You repay', '₹2,164')
    expect(examples({ VITE_LOAN_RATE_ID: '0.1', VITE_LOAN_DAYS_ID: '30', VITE_LOAN_RATE_IN: '0.09' })).toEqual([
      indonesia,
      india,
    ])
    expect(examples({ VITE_LOAN_RATE_IN: '0.09' })).toEqual([india])
  })

  test('is not there where no rate is set @SITE-6', () => {
    expect(examples({})).toEqual([])
  })
})

test('Each registration leads to the register that holds it, and is a text without one @SITE-7', () => {
  const settings = { VITE_COMPANY_REGISTERS: 'https://one.example/list https://two.example/list' }
  const registers = (page: Document) =>
    [...page.querySelectorAll('footer [lang=id] dd a[target=_blank]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ])
  expect(registers(open('/', settings))).toEqual([
    ['NBFC-00.00000', 'https://one.example/list', 'noopener noreferrer'],
    ['OJK KEP-00/D.05/2026', 'https://two.example/list', 'noopener noreferrer'],
  ])
  expect(registers(open('/'))).toEqual([])
})

test('The site names India’s grievance officer with ways to reach them, or nobody @SITE-7', () => {
  const settings = { VITE_GRIEVANCE_OFFICER: 'Asha Rao', VITE_GRIEVANCE_EMAIL: 'grievance@rupya.example' }
  for (const path of ['/', '/aboutUs', '/privacyPolicy', '/loanAgreement'] as const) {
    const links = [...open(path, settings).querySelectorAll('footer [lang=en] dd a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:grievance@rupya.example'])
    expect(open(path).body.textContent).not.toContain('Grievance officer')
  }
  expect(open('/aboutUs', settings).querySelector('main')?.textContent).toContain('Grievance officer (India)Asha Rao')
})

test('A chat and search engines are told in both languages what the registration is @SITE-45', () => {
  const settings = readEnv({ VITE_SITE_ORIGIN: 'https://rupya.example', VITE_APP_NAME_EN: 'A & B' })
  const html = renderPromotion('<html><head><title>A</title></head><body></body></html>', settings)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const said = (name: string) => page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  const words = 'Daftar dengan nomor ponsel dan kode SMS. · Register with your mobile number and a code by SMS.'
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toContain(words)
  expect(said('description')?.split(' · ')).toHaveLength(LOCALES.length)
  expect(said('title')).toContain('Join A & B')
  expect(said('url')).toBe('https://rupya.example/registerTemplate')
  expect(said('image')).toBe('https://rupya.example/social-card.png')
  expect(page.querySelectorAll('title')).toHaveLength(1)
})

describe('Search engines', () => {
  const filesOf = (settings: Record<string, string>) =>
    Object.fromEntries(searchEngineFiles(readEnv(settings)).map(({ name, content }) => [name, content]))

  test('get a map of the pages in both languages, where the site knows its host @SITE-43', () => {
    const { 'robots.txt': robots, 'sitemap.xml': map = '' } = filesOf({ VITE_SITE_ORIGIN: 'https://rupya.example' })
    expect(robots).toContain('Sitemap: https://rupya.example/sitemap.xml')
    const document = new DOMParser().parseFromString(map, 'application/xml')
    expect(document.querySelector('loc')?.textContent).toBe('https://rupya.example/')
    expect(map).toContain('hreflang="en" href="https://rupya.example/?lang=2"')
  })

  test('get no map without a host, and are asked to leave addresses with a session alone @SITE-43', () => {
    expect(filesOf({})).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /*token=\n' })
  })
})
