import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { test } from 'vitest'

/** Runs a script to its end. Returns its exit code and its output. */
async function run(script: string, ...args: string[]) {
  return runWith({}, script, ...args)
}

async function runWith(env: Record<string, string>, script: string, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, out, err }
}
const refusal = (line: string) => ({ code: 1, out: '', err: `${line}\n` })

/** The output without a command's default port. */
const withoutOwnPort = (said: string) => said.replace(/(such as|\[--port) \d+/, '$1 <port>')

const PORT = 'a port is a whole number from 1 to 65535. Choose another, such as'

test.concurrent.for<[string, string]>([
  ['scripts/world.ts --port abc', `--port abc: ${PORT} <port>`],
  [
    'scripts/start.ts --remote api',
    'The server api cannot work: it must begin with https:// or http://. For example: npm start -- --remote https://api.example.test',
  ],
  ['scripts/start.ts --prism --remote http://localhost:1', '--prism and --remote are two servers: choose one.'],
  ['scripts/build.ts --testing --demo', '--testing and --demo are two builds: choose one.'],
  ['scripts/generate.ts --lint --check', '--lint generates nothing: give it no other option.'],
  ['scripts/contract-bundle.ts --verifier a.tgz', '--verifier writes files of its own names: give it nothing else.'],
  ['scripts/docs.ts bogus', 'There is no bogus of the documentation. There is: contract, which has no pictures'],
  [
    'scripts/docs.ts contract --readme-pictures',
    "The README's pictures show those of the contract: leave contract out",
  ],
  ['tests/bench/bench.ts --slow', '--slow is unknown. Usage: npm run bench -- [--write] [--http1]'],
])('%s is refused in one line that says what would be right', async ([command, line], { expect }) => {
  const [script = '', ...args] = command.split(' ')
  const said = await run(script, ...args)
  expect({ ...said, err: withoutOwnPort(said.err) }).toEqual(refusal(line))
})

test.concurrent('An option that npm has taken for itself is not lost in silence', async ({ expect }) => {
  expect(await runWith({ npm_config_port: '5300' }, 'scripts/world.ts')).toEqual(
    refusal('npm has taken --port for itself. Write npm run world -- --port'),
  )
})

const hasIPv6 = Object.values(networkInterfaces()).some((entries) => entries?.some(({ address }) => address === '::1'))

test.concurrent.for<[string, string]>([
  ['127.0.0.1', 'scripts/world.ts'],
  ['0.0.0.0', 'scripts/prism.ts'],
  [hasIPv6 ? '::1' : 'localhost', 'scripts/prism.ts'],
])('A command whose port is taken at %s names one that is free: %s', async ([host, script], { expect }) => {
  const other = createServer()
  await once(other.listen({ port: 0, host }), 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, out, err } = await run(script, '--port', String(port))
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(
    new RegExp(
      `^Port ${port} is taken(?: \\(RUPYA_PORT_SHIFT=\\d+\\))?\\. Choose another: npm run \\w+ -- --port \\d+\n$`,
    ),
  )
  other.close()
})

test.concurrent('An address that this machine does not have is refused in one line', async ({ expect }) => {
  // An address reserved for documentation (https://www.rfc-editor.org/rfc/rfc5737), which no machine has.
  expect(await run('scripts/prism.ts', '--host', '203.0.113.7')).toEqual(
    refusal('--host 203.0.113.7: this machine has no such address. --host alone stands for all that it has'),
  )
})
