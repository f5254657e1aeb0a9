import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { previewFolder } from '../../../scripts/build/build-preview.ts'
import { foreignIn } from '../../journeys/foreign.ts'
import { expect, test } from '../../journeys/page.ts'
import { PORTS } from '../../journeys/ports.ts'
import { playShell } from '../../journeys/shell.ts'

test.describe.configure({ timeout: 300_000 })

test('One command serves a shell team the release with its check, without mocks @DEV-9', async ({ page }) => {
  const env = { ...process.env, RUPYA_BUILT: undefined, NODE_ENV: undefined }
  const ports = ['--port', PORTS.testing, '--world-port', PORTS.testingWorld].map(String)
  const preview = spawn(process.execPath, ['scripts/preview.ts', '--testing', ...ports], { env })
  try {
    let address = ''
    for await (const line of createInterface({ input: preview.stdout })) {
      address = /^Check a shell: (.*)/.exec(line)?.[1] ?? ''
      if (address) break
    }
    const found = new Set(foreignIn(previewFolder(PORTS.testing, true)).map((line) => line.split(': ')[1]))
    // The table of screens names a scenario, and the mock server's pages are settings.
    expect(
      [...found].filter((word) => word !== 'testPreview' && word !== 'order-174-extendable' && word !== '__world'),
    ).toEqual([])
    // With the release's own headers: what its policy refuses fails the journey (page.ts).
    await playShell(page, 'knows-everything', 'android')
    await page.goto(address)
    await page.getByRole('button', { name: /Try \d+ things by itself/ }).click()
    await expect(page.getByText(/^15 right, 1 wrong/)).toBeVisible()
  } finally {
    preview.kill()
  }
})
