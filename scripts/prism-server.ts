import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { endWith } from './arguments.ts'
import { type Place, requireFreePort, serveAt } from './listen.ts'

/** Starts Prism on the bundle, and resolves once it answers. It ends with this process. */
export async function startPrism(place: Place): Promise<void> {
  await requireFreePort(place)
  await serveAt(
    place,
    (address) => spawnPrism(place.port, address),
    (_, socket) => {
      const inner = connect(place.port, '127.0.0.1')
      // Whoever goes away takes the other end along.
      for (const [end, other] of [
        [socket, inner],
        [inner, socket],
      ] as const)
        end.on('error', () => other.destroy()).pipe(other)
    },
  )
}

async function spawnPrism(port: number, host: string): Promise<ChildProcess> {
  const cli = resolve('node_modules/@stoplight/prism-cli/dist/index.js')
  const prism = spawn(
    process.execPath,
    [cli, 'mock', '--port', String(port), '--host', host, 'openapi/generated/openapi.json'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  process.on('exit', () => prism.kill())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  await new Promise<void>((done) => {
    prism.once('exit', (code) => endWith(`Prism ended with ${code}`))
    prism.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Prism is listening')) done()
    })
  })
  return prism
}
