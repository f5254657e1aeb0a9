import { beforeEach, expect, test, vi } from 'vitest'
import { BLOCKED_PORTS, choiceOption, flag, hostOption, namedOption, parseArguments, portOption } from './arguments.ts'

const OPTIONS = {
  port: portOption(4020),
  host: hostOption,
  check: flag,
  for: choiceOption(['server']),
  from: namedOption('<file>'),
}
const parse = (...args: string[]) => parseArguments('npm run it', OPTIONS, { others: '[<file>]', most: 1, args })

// The run of these tests may itself have moved its ports.
beforeEach(() => void vi.stubEnv('RUPYA_PORT_SHIFT', undefined))

test('What is not given has its usual value', () => {
  expect(parse()).toMatchObject({
    port: 4020,
    host: 'localhost',
    check: false,
    for: undefined,
    from: undefined,
    others: [],
  })
})

test('Options are read in any order, with or without an equals sign', () => {
  const expected = { port: 5000, host: '192.168.1.5', check: true, for: 'server', from: 'b.json', others: ['a.json'] }
  expect(
    parse('a.json', '--check', '--port', '5000', '--host', '192.168.1.5', '--for', 'server', '--from', 'b.json'),
  ).toMatchObject(expected)
  expect(
    parse('--for=server', '--host=192.168.1.5', '--port=5000', '--check', '--from=b.json', 'a.json'),
  ).toMatchObject(expected)
})

test('--host alone lets everybody in, also before another option', () => {
  expect(parse('--host').host).toBe('all')
  expect(parse('--host', '--port', '5000')).toMatchObject({ host: 'all', port: 5000 })
  expect(parse('--host', '--', '--port')).toMatchObject({ host: 'all', port: 4020, others: ['--port'] })
})

const USAGE = 'npm run it -- [--port 4020] [--host [address]] [--check] [--for server] [--from <file>] [<file>]'

test.each([
  [['--port', 'abc'], '--port abc: a port is a whole number from 1 to 65535. Choose another, such as 4020'],
  [['--port', '4190'], '--port 4190: browsers refuse this port. Choose another, such as 4020'],
  [['--port'], '--port needs a value: --port 4020'],
  [['--for', 'robots'], '--for robots: choose server'],
  [['--from', '--check'], '--from needs a value: --from <file>'],
  [['--from', ''], '--from: its value is empty. Is a variable not set?'],
  [['--host', ''], '--host: its value is empty. Is a variable not set?'],
  [[''], 'An argument is empty. Is a variable not set?'],
  [['--from', '-b'], '--from: write --from=<file> if the value begins with a dash.'],
  [['--port', '1', '--port', '2'], '--port is given 2 times.'],
  [['--from b.json'], '--from: write the name and its value as two arguments.'],
  [['-from', 'b.json'], `-from is unknown. Did you mean --from? Usage: ${USAGE}`],
  [['--form=b.json'], `--form is unknown. Did you mean --for? Usage: ${USAGE}`],
  [['--help=1'], `--help takes no value. Usage: ${USAGE}`],
  [['-hh'], `-h is unknown. Usage: ${USAGE}`],
  [['--check=yes'], `--check takes no value. Usage: ${USAGE}`],
  [['-p', '5000'], `-p is unknown. Usage: ${USAGE}`],
  [['a.json', 'b.json'], `b.json is one argument too many. Usage: ${USAGE}`],
])('%j is refused in one line that says what would be right', (args, line) => {
  expect(() => parse(...args)).toThrow(expect.objectContaining({ message: line }))
})

test.each([['--help'], ['-h'], ['a.json', '--check', '-h']])('%j asks for the usage', (...args) => {
  expect(() => parse(...args)).toThrow(expect.objectContaining({ message: `Usage: ${USAGE}` }))
})

test('A command without arguments refuses any', () => {
  expect(() => parseArguments('npm run docs', {}, { args: ['x'] })).toThrow(
    'x is one argument too many. npm run docs takes no arguments.',
  )
})

test('Every port that is refused for browsers is one that `fetch` refuses', async () => {
  const reasons = await Promise.all(
    BLOCKED_PORTS.map((port) => fetch(`http://localhost:${port}`).catch(({ cause }: Error) => String(cause))),
  )
  expect(new Set(reasons)).toEqual(new Set(['Error: bad port']))
})

test('A shift moves the ports that nobody chose', () => {
  vi.stubEnv('RUPYA_PORT_SHIFT', '13')
  expect(parse()).toMatchObject({ port: 4033 })
  expect(parse('--port', '5000')).toMatchObject({ port: 5000 })
  vi.stubEnv('RUPYA_PORT_SHIFT', 'x')
  expect(() => parse()).toThrow('a port is a whole number')
})
