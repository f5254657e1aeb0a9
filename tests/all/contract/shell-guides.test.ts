import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf } from '../../../scripts/setup/look-for.ts'
import { folderOfTools, installTools, runTool } from './tools.ts'

// The code in the guides for shells. Kotlin is compiled against stubs of Android's classes; Swift, for which there is no compiler
// that Debian or npm brings, and XML are parsed.

const guide = (platform: string) => readFileSync(`docs/guides/shell/${platform}.md`, 'utf8')

/** The blocks of a guide in a language, each on the lines that it has there. */
const codeIn = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map(
    ({ index, 1: code = '' }) => '\n'.repeat(text.slice(0, index).split('\n').length) + code,
  )

let folder = ''
beforeAll(async () => {
  await installTools()
  folder = folderOfTools()
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('The Kotlin of the guide for Android compiles @APP-112', () => {
  const [, ...packages] = readFileSync(join(import.meta.dirname, 'android-classes.txt'), 'utf8').split(/^(?=package )/m)
  const sources = [...codeIn(guide('android'), 'kotlin'), ...packages].map((code, index) => {
    const file = index === 0 ? 'android.md.kt' : `classes-${index}.kt`
    writeFileSync(join(folder, file), code)
    return file
  })
  const lib = join(folder, '../kotlin-compiler/lib')
  const compiler = ['-cp', join(lib, '*'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler']
  const options = [
    '-no-stdlib',
    '-no-reflect',
    '-nowarn',
    '-cp',
    join(lib, 'kotlin-stdlib.jar'),
    '-d',
    join(folder, 'out'),
  ]
  const { status, stderr } = spawnSync(
    fileOf('java', 'java') ?? 'java',
    ['-XX:TieredStopAtLevel=1', ...compiler, ...options, ...sources],
    { cwd: folder, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
}, 600_000)

test('The Swift of the guide for iOS is Swift @APP-112', () => {
  const mistakes = codeIn(guide('ios'), 'swift').map((code) => runTool('parse-swift.js', [], code))
  expect(mistakes).toEqual([''])
})

test.each(['android', 'ios'])('The XML of the guide for %s is XML @APP-112', (platform) => {
  const blocks = codeIn(guide(platform), 'xml')
  expect(blocks.length).toBeGreaterThan(0)
  for (const code of blocks) expect(() => new JSDOM(code, { contentType: 'text/xml' })).not.toThrow()
})
