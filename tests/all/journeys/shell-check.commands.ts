import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createReleaseServer, type Serving } from '../../../deploy/release-server.ts'
import { originOf } from '../../../scripts/serve/listen.ts'
import { foreignIn } from '../../journeys/foreign.ts'
import { expect, test } from '../../journeys/page.ts'
import { PORTS } from '../../journeys/ports.ts'
import { playShell } from '../../journeys/shell.ts'

test.describe.configure({ timeout: 300_000 })

test('The build for test systems is the release with the shell’s check, without mocks @DEV-9', async ({ page }) => {
  const env = { ...process.env, RUPYA_BUILT: undefined, NODE_ENV: undefined }
  execFileSync(process.execPath, ['scripts/build.ts', '--testing'], { env, stdio: 'pipe' })
  const found = new Set(foreignIn('dist/testing/app').map((line) => line.split(': ')[1]))
  // The table of screens names a scenario.
  expect(
    [...found].filter((word) => word !== 'testPreview' && word !== 'order-174-extendable' && word !== '__world'),
  ).toEqual([])

  const serving: Serving = JSON.parse(readFileSync('dist/testing/serving.json', 'utf8'))
  const api = originOf({ port: PORTS.world, host: 'localhost' })
  const server = createReleaseServer({ ...serving, folder: 'dist/testing/app', api, host: 'localhost' }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  // With the release's own headers: what its policy refuses fails the journey (page.ts).
  await playShell(page, 'knows-everything', 'android')
  await page.goto(`http://localhost:${port}/testPreview?token=1&check=shell`)
  await page.getByRole('button', { name: /Try \d+ things by itself/ }).click()
  await expect(page.getByText(/^13 right, 2 wrong/)).toBeVisible()
  server.close()
})
