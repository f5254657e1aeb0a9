import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const named = (isRelease: boolean, name: string, file: string) => {
  const { generateScopedName } = Object(classNames(isRelease)).modules
  return generateScopedName(name, resolve(file))
}

test.each([true, false])('No two stylesheets give a class the same name (release: %s)', (isRelease) => {
  const sheets = globSync('src/**/*.module.css')
  const names = sheets.flatMap((file) => ['card', 'title'].map((name) => named(isRelease, name, file)))
  expect(sheets.length).toBeGreaterThan(50)
  expect(new Set(names).size).toBe(names.length)
  expect(names).not.toContain('app')
})

test('A new stylesheet has class names in development, and none in an older release', () => {
  expect(named(false, 'card', 'src/ui/new.module.css')).toMatch(/^card_\w{6}$/)
  expect(() => named(true, 'card', 'src/ui/new.module.css')).toThrow('src/ui/new.module.css is not a stylesheet of src')
})
