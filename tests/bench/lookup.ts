// node tests/bench/lookup.ts --port <port>: answers with the contract's examples and checks nothing. It shows the limit of a
// server on this machine, and of the measuring client.
import { createServer } from 'node:http'
import { portOption, readArguments } from '../../scripts/arguments.ts'
import { questions } from './questions.ts'

const answers = new Map(questions.map(({ path, answer }) => [path, answer]))
const { port } = readArguments('node tests/bench/lookup.ts', { port: portOption(4030) })
createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => outgoing.end(answers.get(incoming.url ?? '')))
}).listen(port, '127.0.0.1')
