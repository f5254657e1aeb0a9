import type { Server } from 'node:http'

/** Listens on a port. If it is taken, says with which option to choose another, and ends the process. */
export function listenOrExplain(server: Server, port: number, option: string): Promise<void> {
  return new Promise((listening) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with ${option}` : error)
      process.exit(1)
    })
    server.listen(port, listening)
  })
}
