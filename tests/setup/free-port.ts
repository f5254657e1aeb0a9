import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  await once(probe.close(), 'close')
  return typeof address === 'object' && address ? address.port : 0
}
