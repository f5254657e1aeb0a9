import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { endWith } from '../arguments.ts'
import { type Place, requireFreePort, serveAt } from './listen.ts'

/** Ends Prism when its parent has ended, even if the parent was killed. */
const END_WITH_PARENT = `data:text/javascript,process.on('disconnect', () => process.exit())`

/** Starts Prism with the bundle, in a process that ends with this one. Port 0 means any free one. */
export function spawnPrism(port: number, host = '127.0.0.1'): ChildProcess {
  const prism = resolve('node_modules/@stoplight/prism-cli/dist/index.js')
  // By default NODE_ENV decides: a build in this process would make Prism another one, which ends at once on this Node.
  const one = '--multiprocess=false'
  const args = ['mock', one, '--port', String(port), '--host', host, 'openapi/generated/openapi.json']
  return spawn(process.execPath, ['--import', END_WITH_PARENT, prism, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

/** The address of Prism, once it answers. If it ends before, rejects with its output. */
export function originOfPrism(prism: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = ''
    // Read all output: Prism would block if nobody reads it.
    prism.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, origin] = /Prism is listening on (http:\/\/\S+:\d+)/.exec(output) ?? []
      if (origin) found(origin)
    })
    prism.once('exit', () => failed(new Error(output)))
  })
}

/** Starts Prism at a place, and resolves once it answers. If it ends, so does this process. */
export async function startPrism(place: Place): Promise<void> {
  await requireFreePort(place)
  await serveAt(
    place,
    async (address) => {
      const prism = spawnPrism(place.port, address)
      process.on('exit', () => prism.kill())
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
      prism.once('exit', (code) => endWith(`Prism ended with ${code}`))
      await originOfPrism(prism)
    },
    (_, socket) => {
      const inner = connect(place.port, '127.0.0.1')
      // If one side closes, close the other.
      for (const [end, other] of [
        [socket, inner],
        [inner, socket],
      ] as const)
        end.on('error', () => other.destroy()).pipe(other)
    },
  )
}
