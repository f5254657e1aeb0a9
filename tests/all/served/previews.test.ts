import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { inlineHashesIn } from '../../../deploy/inline-hashes.ts'
import { freePort } from '../../setup/free-port.ts'
import { ask } from './ask.ts'

/** The maximum milliseconds for a build on a busy machine. */
const BUILD = 300_000

const running: ChildProcess[] = []
afterAll(async () => {
  for (const child of running) child.kill()
  await Promise.all(running.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit')))
})

/** Starts a preview with its own app name, which is in its pages' inline code. */
async function startPreview(name: string) {
  const port = await freePort()
  const ports = ['--port', String(port), '--world-port', String(await freePort())]
  const env = { ...process.env, VITE_APP_NAME_EN: name, RUPYA_BUILT: '' }
  const child = spawn(process.execPath, ['scripts/preview.ts', ...ports], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  let said = ''
  child.stdout.on('data', (text: string) => (said += text))
  await expect.poll(() => said, { timeout: BUILD }).toContain('The release build is at')
  return port
}

/** Which app's page is at the order, and whether its server's policy allows all of its inline code. */
async function pageAt(port: number) {
  const { headers, body } = await ask(port, '/loanDetails?token=1', { headers: { accept: 'text/html' } })
  const { scripts, styles } = inlineHashesIn(body.toString())
  const policy = String(headers['content-security-policy'])
  const [script] = /\/assets\/index-[^"]+\.js/.exec(body.toString()) ?? []
  const { status } = await ask(port, script ?? '/assets/none')
  return { hasHashes: scripts.length > 0 && [...scripts, ...styles].every((hash) => policy.includes(hash)), status }
}

test(
  'Two previews of one checkout at once serve their own pages, with the policies of these',
  { timeout: 2 * BUILD },
  async () => {
    const one = await startPreview('One')
    const other = await startPreview('Other')
    for (const port of [one, other]) expect(await pageAt(port)).toEqual({ hasHashes: true, status: 200 })
  },
)
