import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepFormatted } from './keep-formatted.ts'

const folder = mkdtempSync(join(tmpdir(), 'rupya-keep-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('What a command writes into the repository is as the formatter wants it', () => {
  const file = join(folder, 'kept.json')
  const value = { short: ['a', 'b'], empty: [], long: Array.from({ length: 30 }, (_, index) => `entry ${index}`) }
  keepFormatted(file, value)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(value)
  expect(readFileSync(file, 'utf8')).not.toBe(`${JSON.stringify(value, null, 2)}\n`)
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', '--check', file])
})
