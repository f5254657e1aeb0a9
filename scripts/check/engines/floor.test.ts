import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cssTarget, floor } from './floor.ts'
import { lacksOfScript } from './script-features.ts'
import { lacksOfStyles } from './style-features.ts'

const ENGINES = { chrome: '85', safari_ios: '15.4' }

test('The floor is what package.json declares, and the builder lowers styles to it @RULE-133', () => {
  expect(floor).toMatchObject({ webview_android: '85', safari_ios: '15.4', samsunginternet_android: '14' })
  expect(cssTarget).toEqual(['chrome85', 'safari15.4', 'ios15.4'])
})

test('The README names the same engines', () => {
  const readme = readFileSync('README.md', 'utf8')
  const { webview_android, safari_ios, samsunginternet_android } = floor
  expect(readme.replaceAll('\n', ' ')).toContain(
    `in Android WebView and Chrome from ${webview_android}, iOS and Safari from ${safari_ios} and Samsung Internet from ${samsunginternet_android}`,
  )
})

test.each([
  ['const own=Object.hasOwn(a,b)', 'Object.hasOwn'],
  ['node.replaceChildren(a)', '.replaceChildren of Document, DocumentFragment, Element'],
  ['structuredClone(a)', 'structuredClone'],
  ['a.replace(/(?<=x)y/,"")', 'look-behind'],
  ['a.replace(/(?i:x)y/,"")', 'modifiers of expressions'],
  ['const b=1;export{b as "b c"}', 'names of exports as texts'],
  ['import b from "b" with{type:"json"}', 'import attributes'],
  ['class A{static{b()}}', 'static { }'],
  ['await a', 'await outside functions'],
  ['"x".isWellFormed()', '.isWellFormed of String'],
])('In a script %s is found @RULE-133', (code, feature) => {
  const found = lacksOfScript(`export{};${code}`, ENGINES)
  expect(found.map((lack) => lack.feature)).toContain(feature)
  expect(found[0]?.engines).toMatch(/^(chrome 85|safari_ios 15\.4) \(/)
})

test.each([
  'const a=b?.c??d;e||=f',
  'class A{#b=1;c(){return this.#b}}',
  'a.replaceAll("x","y")',
  'a.replace(/(?:x)(?=y)(?<b>z)(?<c>z)/,"")',
  // Names of ours.
  'entry.at',
  'const loan={canParse:1,structuredClone:2};loan.phone',
  'async function a(){await b}',
])('In a script %s is nothing new', (code) => {
  expect(lacksOfScript(code, ENGINES)).toEqual([])
})

test('What cannot be read is said', () => {
  expect(() => lacksOfScript('const', ENGINES)).toThrow('A script that was built cannot be read')
})

test.each([
  ['a{color:color-mix(in srgb,red,blue)}', 'color: color-mix()'],
  ['a{height:100dvh}', 'height: dvh'],
  ['a:has(b){color:red}', ':has'],
  ['a{&:hover{color:red}}', '&'],
  ['@container (width>1px){a{color:red}}', '@container'],
  // If a value has a variable, an engine that does not know the rest also drops the earlier declaration.
  ['a{color:red;color:color-mix(in srgb,var(--a),blue)}', 'color: color-mix()'],
])('In a stylesheet %s is found @RULE-133', (css, feature) => {
  expect(lacksOfStyles(css, ENGINES).map((lack) => lack.feature)).toContain(feature)
})

test.each([
  'a{height:100vh;height:100dvh}',
  'a{color:red;color:color-mix(in srgb,red,blue)}',
  '@supports (height:100dvh){a{height:100dvh}}',
  'a{-webkit-user-select:none}',
  'a{padding:max(16px,env(safe-area-inset-left))}',
])('In a stylesheet %s is nothing new', (css) => {
  expect(lacksOfStyles(css, ENGINES)).toEqual([])
})
