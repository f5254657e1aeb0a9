import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** Ends Prism once its parent is gone, also one that could not say so. */
const END_WITH_PARENT = `data:text/javascript,process.on('disconnect', () => process.exit())`

/** Prism on the bundle, in a process of its own that ends with this one. Port 0 is any free one. */
export function spawnPrism(port: number): ChildProcess {
  const prism = resolve('node_modules/@stoplight/prism-cli/dist/index.js')
  return spawn(
    process.execPath,
    ['--import', END_WITH_PARENT, prism, 'mock', '--port', String(port), 'openapi/generated/openapi.json'],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
}

/** Where Prism is, once it answers. Rejects with what it printed if it ends before. */
export function originOfPrism(prism: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = ''
    // Read to its end: Prism would wait for somebody to take what it prints.
    prism.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, origin] = /Prism is listening on (http:\/\/\S+:\d+)/.exec(output) ?? []
      if (origin) found(origin)
    })
    prism.once('exit', () => failed(new Error(output)))
  })
}

/** Starts Prism, and resolves once it answers. If it ends, so does this process. */
export async function startPrism(port: number): Promise<void> {
  const prism = spawnPrism(port)
  process.on('exit', () => prism.kill())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  prism.once('exit', (code) => {
    console.error(`Prism ended with ${code}. Is port ${port} taken?`)
    process.exit(1)
  })
  await originOfPrism(prism)
}
