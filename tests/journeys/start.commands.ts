import { spawn } from 'node:child_process'
import { expect, test } from './page.ts'
import { PORTS } from './ports.ts'

test('npm start prints addresses, and the first shows the order', async ({ page }) => {
  const app = spawn(process.execPath, ['scripts/setup.js', 'scripts/start.ts', '--port', String(PORTS.start)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await new Promise<string>((found, failed) => {
      let output = ''
      app.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const [url] = /http:\/\/localhost:\d+\/loanDetails\S+/.exec(output) ?? []
        if (url) found(url)
      })
      app.on('exit', () => failed(new Error(output)))
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bayar' })).toBeVisible()
  } finally {
    app.kill()
  }
})
