import { build, preview } from 'vite'

/** Builds the demo, and serves it at an address that nobody else has for as long as it is used. */
export async function onDemo<Result>(use: (origin: string) => Promise<Result>): Promise<Result> {
  console.log('Building the demo...')
  await build({ mode: 'demo', logLevel: 'warn' })
  // Any port that is free.
  const server = await preview({ mode: 'demo', preview: { port: 0 } })
  const [address = ''] = server.resolvedUrls?.local ?? []
  try {
    return await use(new URL(address).origin)
  } finally {
    await server.close()
  }
}
