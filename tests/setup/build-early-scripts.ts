// Prints the early scripts as JSON, for tests that call them: instead of running at once, each sets a global function. Class
// names are those of the stylesheets, as in tests. With names of screens, only theirs.
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundled, earlyConstants } from '../../scripts/build/early/bundle.ts'
import { earlyScreens } from '../../scripts/build/early/screens.ts'
import { endWith } from '../../scripts/arguments.ts'
import { readEnv } from '../../src/platform/read-env.ts'

const onCall: Plugin = {
  name: 'draw-on-call',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.replaceAll('\\', '/').includes('/src/early/pages/') && source.endsWith('/at-end.ts')
      ? resolve('tests/setup/draw-on-call.ts')
      : undefined,
}

const env = readEnv({})
const define = await earlyConstants({
  RUPYA_ENV: JSON.stringify(env),
  RUPYA_COMPANY: JSON.stringify(env.company),
  'import.meta.env.MOCKS': '""',
})
const css = { modules: { generateScopedName: '[local]' } }
const only = process.argv.slice(2)
const scripts: Record<string, { start: string; draw?: string }> = {}
try {
  for (const screen of earlyScreens.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const { script: start } = await bundled('tests/setup/start-on-call.ts', 'start', { define, screen })
    const drawn = screen.drawing && (await bundled(screen.drawing, 'draw', { define, css, plugins: [onCall] }))
    scripts[screen.name] = { start, ...(drawn && { draw: drawn.script }) }
  }
} catch (error) {
  endWith(error instanceof Error ? error.message : String(error))
}
console.log(JSON.stringify(scripts))
