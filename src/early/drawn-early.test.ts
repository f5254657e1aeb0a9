import { spawnSync } from 'node:child_process'
import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { earlyScreens } from '../../scripts/build/early/screens.ts'

// In `npm test -- quick`: says within seconds what an early page cannot draw. Whether it draws the same as the app:
// same-picture.test.tsx.

const WHAT_TO_DO = 'Load that part on demand: detail(lazyPart(...)), src/early/README.md'

const drawn = earlyScreens.flatMap(({ name, drawing }) => (drawing ? [name] : []))
let scripts: Record<string, { start: string; draw: string }>

beforeAll(() => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = ['tests/setup/build-early-scripts.ts', ...drawn]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
  scripts = JSON.parse(stdout)
})

test.each(drawn)('The early page of %s draws an example of the contract @APP-90', async (name) => {
  const address = `https://rupya.example/${name}?token=1&productId=1001&orderId=723421968459640174`
  const { window } = new JSDOM('<div id="early"></div>', { url: address, runScripts: 'outside-only' })
  Object.assign(window, { Response })
  window.eval(scripts[name]?.start ?? '')
  window.rupyaCall()
  window.eval(scripts[name]?.draw ?? '')
  window.rupyaRehearse()
  const picture = await window.rupyaRehearsal().then(
    ({ textContent }) => textContent,
    (error: unknown) => `${String(error)}. ${WHAT_TO_DO}`,
  )
  expect(picture).toMatch(/\d\.\d{3}/)
})
