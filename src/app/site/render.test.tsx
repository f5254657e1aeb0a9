// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { readEnv } from '../../platform/read-env.ts'
import { isSitePath, SITE_PATHS } from './paths.ts'
import { renderPage, type Settings } from './render.tsx'

const ASSETS = { look: { css: 'a{}' }, boot: '{}', values: { script: '/x.js' } }
const PATHS = Object.keys(SITE_PATHS).filter(isSitePath)

const draw = (path: keyof typeof SITE_PATHS, settings: Settings = readEnv({})) =>
  new DOMParser().parseFromString(renderPage(path, settings, ASSETS), 'text/html')

describe.each(PATHS)('The page at %s', (path) => {
  const page = draw(path)

  test('says the same in both languages, Indonesian first, each in parts that a script can hide', () => {
    for (const place of ['header', 'main', 'footer']) {
      const parts = [...page.querySelectorAll(`#site > ${place} > *`)]
      expect(parts.map((part) => [part.getAttribute('lang'), part.getAttribute('data-language')])).toEqual([
        ['id', 'id'],
        ['en', 'en'],
      ])
      expect(parts.map((part) => part.textContent?.trim())).not.toContain('')
    }
    expect(page.querySelectorAll('h1').length).toBeGreaterThanOrEqual(2)
  })

  test('has a title, a description and one address for search engines', () => {
    expect(page.title).toMatch(/\S/)
    expect(page.querySelector('title')?.dataset['en']).toMatch(/\S/)
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^.{50,160}$/)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(SITE_PATHS[path])
    expect([...page.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang'))).toEqual([
      'id',
      'en',
      'x-default',
    ])
  })

  test('holds nothing that the release’s policy stops: no style attribute, no handler, no script but that of its head', () => {
    const elements = [...page.querySelectorAll('*')]
    const names = new Set(elements.flatMap((element) => element.getAttributeNames()))
    expect([...names].filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
    expect([...page.querySelectorAll('body script, script[src]')]).toEqual([])
  })

  test('names each of its elements once', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map(({ hash }) => hash.slice(1))
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
  })
})

test('Where the site is stands in what search engines and chats read', () => {
  const page = draw('/privacyPolicy', readEnv({ VITE_SITE_ORIGIN: 'https://rupya.example' }))
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://rupya.example/privacyPolicy')
  expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
    'https://rupya.example/social-card.png',
  )
  const data: unknown = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(data).toMatchObject({ '@type': 'FinancialService', name: 'Rupya', url: 'https://rupya.example/' })
})

test('A company’s facts are text, whatever is in them', () => {
  const name = '</script><img src=x onerror=alert(1)> "{email}" & Co'
  const page = draw('/', readEnv({ VITE_COMPANY_NAME: name, VITE_APP_NAME_EN: name }))
  expect(page.querySelectorAll('img[src=x]')).toHaveLength(0)
  expect(page.querySelector('footer')?.textContent).toContain(name)
  const data: unknown = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(data).toMatchObject({ legalName: name })
})
