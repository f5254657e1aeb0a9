import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startNginx } from '../../scripts/serve/start-nginx.ts'
import type { Serving } from '../../deploy/release-server.ts'
import { freePort } from '../setup/free-port.ts'
import { Measured } from './measured.ts'

interface Plan {
  requests: number
  connections: number
}

/** The encodings that a browser accepts. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

export const SERVED_TITLE = 'The release from nginx and from the preview'

export const servedSection = ({ quick }: { quick: boolean }): Promise<string> =>
  compareStaticServers(quick ? { requests: 200, connections: 20 } : { requests: 20_000, connections: 200 })

/**
 * Requests what a first visit loads from nginx and from the server of `npm run preview`, both with HTTP/1.1. After `npm run
 * build`.
 */
async function compareStaticServers({ requests, connections }: Plan): Promise<string> {
  if (!existsSync('dist/serving.json')) throw new Error('There is no release to serve. Build it first: npm run build')
  // The build has written it.
  const serving = JSON.parse(readFileSync('dist/serving.json', 'utf8')) as Serving
  const port = await freePort()
  const nginx = await startNginx({ ...serving, root: 'dist/app', api: 'http://127.0.0.1:9', port })
  const preview = await startPreview()
  const servers = [
    { name: 'nginx', port },
    { name: '`npm run preview`', port: preview.port },
  ]
  const first = readdirSync('dist/app/assets').filter((name) =>
    /^(core|index|style|loan-details)-.*\.(js|css)$/.test(name),
  )
  const paths = ['/loanDetails?token=demo', ...first.map((name) => `/assets/${name}`)]

  const measured = new Measured()
  let errors = 0
  for (const { name, port: at } of servers) {
    await askAll(at, paths, { requests: connections, connections })
    const load = await askAll(at, paths, { requests, connections })
    errors += load.errors
    measured.add('Answers a second', name, load.answersPerSecond)
    measured.add('Half of them within, ms', name, load.half)
    measured.add('99 of 100 within, ms', name, load.most)
    measured.add('Bytes of an answer', name, load.bytes)
    measured.add('Errors', name, load.errors)
  }
  await nginx.stop()
  preview.child.kill()
  if (errors > 0) process.exitCode = 1
  return `${measured.table()}

- ${requests.toLocaleString('en')} requests each, over ${connections} kept connections, for ${paths.length} addresses of a first visit, from one process of this machine, which is what
  limits nginx here. nginx sends what the build has compressed with brotli; the preview compresses once, with gzip.`
}

async function askAll(port: number, paths: string[], { requests, connections }: Plan) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [asked, bytes, errors] = [0, 0, 0]
  const keepAsking = async () => {
    while (asked < requests) {
      const path = paths[(asked += 1) % paths.length] ?? '/'
      const before = performance.now()
      const answer = await askOnce(port, path, agent).catch(() => 0)
      if (answer === 0) errors += 1
      bytes += answer
      times.push(performance.now() - before)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, keepAsking))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const within = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    answersPerSecond: requests / seconds,
    half: within(0.5),
    most: within(0.99),
    bytes: bytes / requests,
    errors,
  }
}

/** The size of the reply's body in bytes. Rejects if there is none. */
function askOnce(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('error', fail)
      response.on('end', () =>
        response.statusCode === 200 ? done(bytes) : fail(new Error(`${path} answered ${response.statusCode}`)),
      )
    })
    sent.on('error', fail)
    sent.end()
  })
}

async function startPreview(): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const script = join(import.meta.dirname, 'serve-release.ts')
  const child = spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.on('exit', () => child.kill())
  const agent = new Agent()
  for (const until = performance.now() + 60_000; performance.now() < until; await setTimeout(50)) {
    if (child.exitCode !== null) break
    if ((await askOnce(port, '/', agent).catch(() => 0)) > 0) return { port, child }
  }
  await once(child, 'exit')
  throw new Error('The server of the preview did not start')
}
