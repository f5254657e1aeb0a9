// npm run world [-- --port 4020]: the mock world as an HTTP server.
import { parseArgs } from 'node:util'
import { createWorldServer } from '../mocks/server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } })
const port = Number(values.port)
const server = createWorldServer()
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: npm run world -- --port 4021` : error,
  )
  process.exit(1)
})
server.listen(port, () => {
  console.log(`The world is at http://localhost:${port}; its scenarios are listed at http://localhost:${port}/__world`)
})
