// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { readEnv } from '../../platform/read-env.ts'
import { SECTIONS } from '../../features/site/official/sections.ts'
import { isSitePath, SITE_PATHS, type SitePath } from './paths.ts'
import { renderPage, searchEngineFiles } from './render.tsx'

const assets = { look: '', restOfLook: '<style>rest</style>', boot: '', script: '/site.js' }
const open = (path: SitePath, settings: Record<string, string> = {}) =>
  new DOMParser().parseFromString(renderPage(path, readEnv(settings), assets), 'text/html')

/** Text by text: in the order of the slots where there are some, which browsers fill and this one does not. */
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

  test('is read in Indonesian first, then in English, with the same headings', () => {
    const read = inReadingOrder(page)
    expect(read).toHaveLength(all('main > [data-language]').length)
    expect(read.map((part) => part.getAttribute('lang')).join(' ')).toMatch(/^(id )+en( en)*$/)
    const levels = (language: string) =>
      all(`[data-language=${language}] :is(h1, h2, h3)`).map(({ tagName }) => tagName)
    expect(levels('id')).toEqual(levels('en'))
    expect(levels('id')).toContain('H1')
  })

  test('has its drawings after all that is read, which a slow line brings first', () => {
    const [text, drawings] = [page.querySelector('footer'), page.querySelector('.site-drawings')]
    if (!text || !drawings) throw new Error('The page has no foot, or no drawings')
    expect(text.compareDocumentPosition(drawings)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('has no style or script in an attribute, which the content security policy would stop', () => {
    const names = all('*').flatMap((part) => part.getAttributeNames())
    expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
  })

  test('has one address for search engines, also where it stands twice', () => {
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(SITE_PATHS[path])
    expect(all('link[hreflang]').map((link) => link.getAttribute('hreflang'))).toEqual(['id', 'en', 'x-default'])
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^.{50,160}$/)
  })

  test('says what it is in both languages', () => {
    const [title, description] = [page.querySelector('title'), page.querySelector('meta[name=description]')]
    for (const words of [title?.textContent, description?.getAttribute('content')]) expect(words).toMatch(/\S/)
    for (const part of [title, description]) expect(part?.getAttribute('data-en')).toMatch(/\S/)
  })
})

test('What is seen first is sent first: the top of the home in both languages, then its rest, then the other sections', () => {
  const html = renderPage('/', readEnv({}), assets)
  const sent = [...html.matchAll(/ class="site-section[^>]* data-section="(\w+)"/g)].map(([, section]) => section)
  const others = SECTIONS.slice(1)
  expect(sent).toEqual(['home', 'home', 'home', 'home', ...others, ...others])
  const headings = [...html.matchAll(/<h1[ >]/g)].map(({ index }) => index)
  expect(headings[1]).toBeLessThan(html.indexOf('<style>rest'))
  expect(html.indexOf('<style>rest')).toBeLessThan(html.indexOf('site-second'))
})

describe('The policy section', () => {
  const frameOf = (settings: Record<string, string>) =>
    [...open('/', settings).querySelectorAll('[data-section=policy] iframe')].map((frame) => frame.getAttribute('src'))

  test('frames the lender’s hosted terms, whose own page opens without our window', () => {
    const settings = { VITE_TERMS_URL: 'https://pages.example/terms' }
    expect(frameOf(settings)).toEqual([settings.VITE_TERMS_URL, settings.VITE_TERMS_URL])
    const link = open('/', settings).querySelector('[data-section=policy] a')
    expect(link?.getAttribute('href')).toBe(settings.VITE_TERMS_URL)
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('frames the site’s own policy where there are none, in its language', () => {
    expect(frameOf({})).toEqual(['/privacyPolicy#only-id', '/privacyPolicy#only-en'])
  })
})

test('A lender’s name is a text, whatever is in it', () => {
  const name = 'A & B <script>alert(1)</script> "Ltd"'
  const page = open('/', { VITE_COMPANY_NAME: name, VITE_SITE_ORIGIN: 'https://rupya.example' })
  expect(page.querySelector('footer h2')?.textContent).toBe(name)
  const organisation: unknown = JSON.parse(page.querySelector('[type="application/ld+json"]')?.textContent ?? '')
  expect(organisation).toMatchObject({ legalName: name, url: 'https://rupya.example/' })
})

test('The site leads to the registration where the settings name its template', () => {
  const links = (settings: Record<string, string>) =>
    [...open('/', settings).querySelectorAll('a')].flatMap((link) => link.getAttribute('href') ?? [])
  // Of the Indonesian half, then of the English one.
  const registers = (settings: Record<string, string>) =>
    links(settings).filter((link) => link.startsWith('/registerTemplate'))
  expect(registers({ VITE_REGISTER_TEMPLATE: '88' })).toEqual([
    '/registerTemplate?id=88&lang=1',
    '/registerTemplate?id=88&lang=2',
  ])
  expect(registers({ VITE_REGISTER_TEMPLATE: '88', VITE_REGISTER_TEMPLATE_IN: '91' })).toEqual([
    '/registerTemplate?id=88&lang=1',
    '/registerTemplate?id=91&lang=2&market=in',
  ])
  expect(registers({ VITE_REGISTER_TEMPLATE_IN: '91' })).toEqual(['/registerTemplate?id=91&lang=2&market=in'])
  expect(registers({})).toEqual([])
})

test('A chat shows a card of the page beside a link to it', () => {
  const page = open('/aboutUs', { VITE_SITE_ORIGIN: 'https://rupya.example' })
  const said = (name: string) => page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
  expect(said('image')).toBe('https://rupya.example/social-card.png')
  expect(said('url')).toBe('https://rupya.example/aboutUs')
  expect(said('title')).toBe(page.title)
  expect(said('description')).toBe(page.querySelector('meta[name=description]')?.getAttribute('content'))
})

describe('Search engines', () => {
  const filesOf = (settings: Record<string, string>) =>
    Object.fromEntries(searchEngineFiles(readEnv(settings)).map(({ name, content }) => [name, content]))

  test('get a map of the pages in both languages, where the site knows its host', () => {
    const { 'robots.txt': robots, 'sitemap.xml': map = '' } = filesOf({ VITE_SITE_ORIGIN: 'https://rupya.example' })
    expect(robots).toContain('Sitemap: https://rupya.example/sitemap.xml')
    const document = new DOMParser().parseFromString(map, 'application/xml')
    expect(document.querySelector('loc')?.textContent).toBe('https://rupya.example/')
    expect(map).toContain('hreflang="en" href="https://rupya.example/?lang=2"')
  })

  test('get no map without a host, and are asked to leave addresses with a session alone', () => {
    expect(filesOf({})).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /*token=\n' })
  })
})
