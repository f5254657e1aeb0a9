import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classConstants } from './class-constants.ts'

const folder = mkdtempSync(join(tmpdir(), 'class-constants-'))
beforeAll(() => {
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/look.module.css'), '.card{gap:1px}\n.note{gap:2px}')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a module and its stylesheet become. */
async function built(code: string) {
  const entry = join(folder, 'src/entry.ts')
  writeFileSync(entry, code)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [classConstants()],
    css: { modules: { generateScopedName: 'long_[local]' } },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // Without names that are kept for other chunks, as in the app.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return {
    script: outputs.flatMap((one) => (one.type === 'chunk' ? one.code : [])).join(),
    sheet: outputs.flatMap((one) => (one.type === 'asset' ? String(one.source) : [])).join(),
  }
}

test('A class read by name becomes its value, and only its table goes', async () => {
  const { script, sheet } = await built("import styles from './look.module.css'\nexport const look = () => styles.card")
  expect(script).toContain('long_card')
  expect(script).not.toContain('note')
  expect(sheet).toContain('.long_card{gap:1px}.long_note{gap:2px}')
})

test.each([
  ['by a variable', 'export const look = (name: string) => styles[name]'],
  ['as a whole', 'export const look = () => styles'],
])('A sheet whose classes are looked up %s keeps its table', async (_, use) => {
  const { script } = await built(`import styles from './look.module.css'\n${use}`)
  expect(script).toMatch(/\{card:.long_card.,note:.long_note.\}/)
  // What stands for a whole module would have this besides its names.
  expect(script).not.toMatch(/default:/)
})
