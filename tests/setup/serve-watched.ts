import { serveFiles } from '../../scripts/file-server.ts'

/** What reached the server: the address, and with which status it answered. */
type Reached = [address: string, status: number]

/** Serves files, and notes what is asked of them. */
export async function serveWatched(served: Parameters<typeof serveFiles>[0]) {
  const reached: Reached[] = []
  const { server, origin, close } = await serveFiles(served)
  server.on('request', ({ url = '' }, response) =>
    response.on('finish', () => reached.push([url, response.statusCode])),
  )
  return { origin, reached, close }
}
