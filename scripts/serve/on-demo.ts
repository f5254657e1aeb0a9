import { writeDemo } from '../build/demo.ts'
import { demoPolicy } from './demo-policy.ts'
import { serveFiles } from './file-server.ts'

/** Builds the demo, and serves it while it is used. */
export async function onDemo<Result>(use: (origin: string) => Promise<Result>, folder = 'dist/demo'): Promise<Result> {
  console.log('Building the demo...')
  await writeDemo(folder, { logLevel: 'warn' })
  return serveDemo(use, folder)
}

/** Serves a built demo at an unused address while it is used. */
export async function serveDemo<Result>(use: (origin: string) => Promise<Result>, folder: string): Promise<Result> {
  const { origin, close } = await serveFiles({ folder, headersOf: demoPolicy })
  try {
    return await use(origin)
  } finally {
    close()
  }
}
