// node tests/bench/lookup.ts --port <port>: answers with the contract's examples and checks nothing. It shows what a
// server on this machine, and the client that measures, can do at most.
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { questions } from './questions.ts'

const answers = new Map(questions.map(({ path, answer }) => [path, answer]))
const { values } = parseArgs({ options: { port: { type: 'string' } } })
createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => outgoing.end(answers.get(incoming.url ?? '')))
}).listen(Number(values.port))
