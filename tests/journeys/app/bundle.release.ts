import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isCompressed } from '../../../deploy/compress.ts'
import { earlyScreens } from '../../../scripts/build/early/screens.ts'
import { foreignIn } from '../foreign.ts'
import { LOCALES } from '../../../src/platform/i18n/languages.ts'
import { SITE_PATHS } from '../../../src/site/paths.ts'

test('The release holds no mocks, no test page and no source maps; the demo its mocks @DEV-1 @RULE-57', () => {
  expect(foreignIn('dist/app')).toEqual([])
  expect(
    readdirSync('dist/app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map')),
  ).toEqual([])
  const pages = Object.keys(SITE_PATHS).flatMap((path) => {
    const name = path === '/' ? 'index' : path.slice(1)
    return LOCALES.map((language, at) => `${name}${at === 0 ? '' : `.${language}`}.html`)
  })
  const early = earlyScreens.map(({ name }) => `${name}.html`)
  const others = `.well-known _headers app.html assets icon.svg robots.txt social-card.png
    too-old.css too-old.html`.split(/\s+/)
  const files = readdirSync('dist/app').filter((name) => !isCompressed(name))
  expect(files.toSorted()).toEqual([...pages, ...early, ...others].toSorted())
  expect(readdirSync('dist/demo')).not.toContain('.vite')
  expect(foreignIn('dist/demo').join()).toContain('order-174-extendable')
  expect(readdirSync('dist/demo/__world/alipay').toSorted()).toEqual(['index.html', 'site.css', 'site.js'])
})

test('The first script of each page is one that engines which are too old can read', () => {
  const firsts = readdirSync('dist/app')
    .filter((name) => name.endsWith('.html') && name !== 'too-old.html')
    .map((name) => {
      const scripts = readFileSync(join('dist/app', name), 'utf8').matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
      return [...scripts].find(([, attributes]) => !/json|module|src=/.test(attributes ?? ''))?.[2] ?? ''
    })
  expect(firsts.length).toBeGreaterThan(Object.keys(SITE_PATHS).length)
  for (const script of firsts) {
    expect(script).toContain('replaceAll')
    // Syntax newer than Chrome 72 to 85: class fields, `catch` without a name, `?.`, `??`, `??=`.
    expect(script).not.toMatch(/\?\.(?!\d)|\?\?|\|\|=|&&=|\bcatch\s*\{|\bclass\b/)
  }
})
