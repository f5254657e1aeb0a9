import { expect, test, vi } from 'vitest'
import { helpText, readOptions } from '../src/options.ts'

const URL = 'http://library.test'
const read = (...args: string[]) => readOptions('npm run verify', args)

test('Options that are not given have the values that the help shows', () => {
  expect(read(URL)).toMatchObject({ seed: 1, parallel: 1, patience: 30, 'max-time': 8, only: [], plan: false })
  const help = helpText('verify')
  for (const shown of ['(1)', '(30)', '(8)']) expect(help).toContain(shown)
})

test('Lists are read from all their options, without blanks', () => {
  const lists = ['--only=getBook, journeys', '--tags=a', '--only', 'placeHold', '--header', 'x: 1,2', '--header=y: 3']
  expect(read(URL, ...lists)).toMatchObject({
    only: ['getBook', 'journeys', 'placeHold'],
    tags: ['a'],
    header: ['x: 1,2', 'y: 3'],
  })
})

test.each([['-h'], ['--help'], [URL, '--help'], ['--plan', '-h']])('%j asks for help', (...args) => {
  expect(read(...args)).toBe('help')
})

const ALL = 'All options: npm run verify -- --help'

test.each([
  [['--pace', '0'], '--pace 0: choose a number from 0.01 to 1000.'],
  [['--pace', '-5'], '--pace: write --pace=<number> if the value begins with a dash.'],
  [['--parallel', '1.5'], '--parallel 1.5: choose a whole number from 1 to 100.'],
  [['--time-limit', 'soon'], '--time-limit soon: choose a number from 0.1 to 604800.'],
  [['--min-coverage', '101'], '--min-coverage 101: choose a number from 0 to 100.'],
  [['--require', 'some'], '--require some: the only value is all.'],
  [['--only', ' , '], '--only  , : this names nothing.'],
  [['--seeds', 'a.json', '--seeds', 'b.json'], '--seeds is given 2 times.'],
  [['--seeds a.json'], '--seeds: write the name and its value as two arguments.'],
  [['--token', '-SECRET'], '--token: write --token=<token> if the value begins with a dash.'],
  [['--token', '-h'], '--token needs a value: --token <token>'],
  [['--token', ''], '--token: its value is empty. Is a variable not set?'],
  [['-token', 'SECRET'], `-token is unknown. Did you mean --token? ${ALL}`],
  [['--alow-write'], `--alow-write is unknown. Did you mean --allow-writes? ${ALL}`],
  [['--captcha', 'x'], `--captcha is unknown. Did you mean --captcha-cmd? ${ALL}`],
  [['-tSECRET'], `-t is unknown. ${ALL}`],
  [
    ['--token', 'Bearer', 'SECRET'],
    `1 of the arguments is too many: only <url> stands without a name. Quote a value that has blanks. ${ALL}`,
  ],
  [['--help=1'], `--help takes no value. ${ALL}`],
  [[''], 'An argument is empty. Is a variable not set?'],
  [['--world', '--prism'], '--world and --prism: choose one.'],
])('%j is refused in one sentence, which shows no secret', (args, message) => {
  expect(() => read(URL, ...args)).toThrow(expect.objectContaining({ message }))
})

test.each([
  ['plan', { parseable: 'true', long: 'true' }],
  ['token', { token_description: 'SECRET' }],
  ['allow-writes', { allow_writes: 'true' }],
])('That npm has taken --%s for itself is told by what it leaves', (name, left) => {
  for (const [key, text] of Object.entries(left)) vi.stubEnv(`npm_config_${key}`, text)
  const message = `npm has taken --${name} for itself. Write npm run verify -- --${name}`
  expect(() => read(URL)).toThrow(expect.objectContaining({ message }))
  expect(readOptions('npx verify', [URL])).toMatchObject({ plan: false })
})
