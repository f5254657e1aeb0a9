import { serveFiles } from '../../scripts/serve/file-server.ts'

/** A request that reached the server: its address, and the status of the answer. */
type Reached = [address: string, status: number]

/** Serves files, and records the requests. */
export async function serveWatched(served: Parameters<typeof serveFiles>[0]) {
  const reached: Reached[] = []
  const { server, origin, close } = await serveFiles(served)
  server.on('request', ({ url = '' }, response) =>
    response.on('finish', () => reached.push([url, response.statusCode])),
  )
  return { origin, reached, close }
}
