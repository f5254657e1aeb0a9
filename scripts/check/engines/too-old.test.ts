import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { floor } from './floor.ts'
import { compat, lackOf } from './support.ts'

/** The checks in app.html and src/site/boot.ts. */
const ASKED = {
  replaceAll: compat.javascript.builtins?.['String']?.['replaceAll'],
  HTMLDialogElement: compat.api['HTMLDialogElement'],
}

const before = { chrome: '84', chrome_android: '84', webview_android: '84', safari: '15.3', safari_ios: '15.3' }

test('All engines of the floor have what is asked for, and no older one has it all @RULE-135', () => {
  expect(Object.values(ASKED).map((feature) => lackOf(feature, floor))).toEqual([undefined, undefined])
  for (const [engine, version] of Object.entries(before)) {
    expect(floor).toHaveProperty(engine)
    const lacks = Object.values(ASKED).flatMap((feature) => lackOf(feature, { [engine]: version }) ?? [])
    expect(lacks.join()).toContain(engine)
  }
})

const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('app.html', 'utf8')) ?? []

test.each([
  ['stays', "''.replaceAll = 1", { HTMLDialogElement: {} }, undefined],
  ['leads on without the one', 'delete String.prototype.replaceAll', { HTMLDialogElement: {} }, '/too-old.html'],
  ['leads on without the other', '', {}, '/too-old.html'],
])('The page for the app %s', (_what, prepare, window, expected) => {
  const went: string[] = []
  const document = { querySelector: () => ({ content: '/too-old.html' }) }
  runInNewContext(`${prepare};${script}`, { window, document, location: { replace: (to: string) => went.push(to) } })
  expect(went[0]).toBe(expected)
})

test('Any engine reads the script', () => {
  expect(script).not.toMatch(/=>|`|\?\.|\?\?|\b(const|let|class|async)\b/)
})
