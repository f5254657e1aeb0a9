// Prints the early scripts as JSON, for tests that call them: instead of running at once, each sets a global function. Class
// names are those of the stylesheets, as in tests.
import { bundled, CLAIMS, DRAWN, earlyRoutes, earlySettings, practiceOf } from '../../scripts/build/early/scripts.ts'
import { readEnv } from '../../src/platform/read-env.ts'

const env = readEnv({})
const define = await earlySettings({
  RUPYA_ENV: JSON.stringify(env),
  RUPYA_COMPANY: JSON.stringify(env.company),
  'import.meta.env.MOCKS': '""',
})
const css = { modules: { generateScopedName: '[local]' } }
const scripts: Record<string, { start: string; draw?: string; practice?: Record<string, unknown> }> = {}
for (const { name, file, layout } of earlyRoutes) {
  const start = `${layout ? `import { Route as layout } from '${layout}'` : 'const layout = {}'}
    import { Route as route } from '${file}'
    import { callFor } from '/src/early/page/in-head.ts'; ${CLAIMS[name] ?? ''}
    globalThis.rupyaCall = () => callFor(layout, route)`
  scripts[name] = { start: (await bundled(start, 'start', define, css)).script }
  const drawn = DRAWN[name]
  if (!drawn) continue
  const draw = `import { Route as route } from '${file}'; import { drawEarly } from '/src/early/page/at-end.ts'
    import { practice } from '/src/early/page/rehearsal.ts'
    globalThis[practice() ? 'rupyaRehearsal' : 'rupyaDraw'] = () => drawEarly(route, ${String(drawn.isExpected)})
    globalThis.rupyaRehearse = rupyaAgain`
  scripts[name].practice = practiceOf(drawn)
  scripts[name].draw = (await bundled(draw, 'draw', define, css)).script
}
console.log(JSON.stringify(scripts))
