import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutReasons } from './without-reasons.ts'

const folder = mkdtempSync(join(tmpdir(), 'smaller-scripts-'))
beforeAll(() => {
  mkdirSync(join(folder, 'src'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a module becomes in a build with one of the plugins. */
async function built(code: string, plugin: Plugin): Promise<string> {
  const entry = join(folder, 'src/entry.ts')
  writeFileSync(entry, code)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.flatMap((one) => (one.type === 'chunk' ? one.code : [])).join()
}

test.each([
  ["throw new Error('no such page')", 'throw new Error()'],
  ["throw new TypeError('kept')", "throw new TypeError('kept')"],
])('An error of a drawing script has no words: %s', async (thrown, left) => {
  const code = await built(`export const look = () => { ${thrown} }`, withoutReasons())
  expect(code.replaceAll('"', "'")).toContain(left)
})
