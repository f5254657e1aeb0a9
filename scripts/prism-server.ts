import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** Starts Prism on the bundle, and resolves once it answers. It ends with this process. */
export async function startPrism(port: number): Promise<void> {
  const prism = spawn(
    process.execPath,
    [
      resolve('node_modules/@stoplight/prism-cli/dist/index.js'),
      'mock',
      '--port',
      String(port),
      'openapi/generated/openapi.json',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  process.on('exit', () => prism.kill())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
  await new Promise<void>((done) => {
    prism.once('exit', (code) => {
      console.error(`Prism ended with ${code}. Is port ${port} taken?`)
      process.exit(1)
    })
    prism.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Prism is listening')) done()
    })
  })
}
