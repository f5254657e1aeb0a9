import type { Server } from 'node:http'

/** Listens on a port; where it is taken it says so, with the option that chooses another, and ends the process. */
export function listenOrExplain(server: Server, port: number, option: string): Promise<void> {
  return new Promise((listening) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with ${option}` : error)
      process.exit(1)
    })
    server.listen(port, listening)
  })
}
