import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { problemsOfBuild } from './lacks-of-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'build-'))

afterEach(() => rmSync(folder, { recursive: true }))

/** Ten newer features, in different places of a build's files. */
const FILES = {
  'assets/index.js': 'export const a=Object.hasOwn(b,"c"),d=b.toSorted();',
  'assets/index.css': 'a{color:color-mix(in srgb,red,blue)}a:has(b){color:red}',
  'index.html':
    '<script>structuredClone(a)</script><script type="application/json">{"a":"Array.fromAsync()"}</script>' +
    '<style>a{height:100dvh}</style>',
  'order.html': '<script>structuredClone(a)</script><script type="module">URL.canParse(a);b.at(-1)</script>',
  'site/terms.html': '<style media="screen">a{inset:0}</style><script>a.replace(/(?<=b)c/,"")</script>',
}

test('Each of ten newer features is named with its files and engines, and no other', () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const problems = problemsOfBuild(
    folder,
    new Map([
      ['inset: inset', 'known'],
      ['gone', 'known'],
    ]),
  )
  expect(problems.map((problem) => problem.replace(/ \(.*/, '')).toSorted((a, b) => a.localeCompare(b)))
    .toMatchInlineSnapshot(`
    [
      "assets/index.css: :has is not in chrome 85",
      "assets/index.css: color: color-mix() is not in chrome 85",
      "assets/index.js: .toSorted of Array, TypedArray is not in chrome 85",
      "assets/index.js: Object.hasOwn is not in chrome 85",
      "index.html, order.html: structuredClone is not in chrome 85",
      "index.html: height: dvh is not in chrome 85",
      "order.html: .at of Array, String, TypedArray is not in chrome 85",
      "order.html: URL.canParse is not in chrome 85",
      "scripts/check/engines/allowed.ts: nothing has gone any more",
      "site/terms.html: look-behind is not in safari 15.4",
    ]
  `)
})
