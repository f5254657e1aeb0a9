import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CannotVerify } from './cannot-verify.ts'
import type { Contract } from './contract.ts'
import { isOneLetterAway } from './misspelt.ts'
import { readSeeds, type Seeds } from './seeds.ts'
import { addressProblem, withoutPassword } from './server-address.ts'

const flag = (says: string) => ({ type: 'boolean', default: false, shown: '', says }) as const
const value = (shown: string, says: string) => ({ type: 'string', shown, says }) as const
const values = (shown: string, says: string) => ({ ...value(shown, says), multiple: true }) as const

const CONTRACT = {
  bundle: value('<file>', 'the contract: OpenAPI 3.1, as one file of JSON'),
  journeys: value('<file>', 'its journeys: Arazzo, as JSON'),
}
const HELD = {
  token: value('<token>', "a session: the first of the contract's security schemes"),
  seeds: value('<file>', 'everything that the server holds'),
  'seeds-template': value('<file>', 'writes a seeds file for you to fill in, and sends nothing'),
  'before-each': value('<command>', 'resets the server, before each trial that needs that'),
  'captcha-cmd': value('<command>', 'prints the letters of a picture ($…_PICTURE)'),
  'otp-cmd': value('<command>', 'prints the code that the server sent to a phone'),
  'later-cmd': value('<command>', 'lets time pass at the server ($…_SECONDS): moves its clock, or waits'),
}
const REACHED = {
  header: values('<name: value>', 'a header of every request, for a gateway before the server; may be repeated'),
  basic: value('<name:password>', 'HTTP Basic authentication, for a gateway'),
  world: flag('the server is a mock that takes the headers `x-world` and `x-scenario`'),
  prism: flag('the server is Prism with this contract'),
}
const SENT = {
  plan: flag('prints what would be sent, as curl commands, and sends nothing'),
  'allow-writes': flag('also sends calls that change something'),
  'allow-money': flag('also sends calls that move money'),
  only: value('<names>', 'only these operations, trials or `journeys`: getBook,holds/hold-placed'),
  tags: value('<tags>', 'only operations with one of these tags'),
  'exclude-tags': value('<tags>', 'no operation with one of these tags'),
  'exclude-unspecified': flag('the same as --exclude-tags unspecified'),
  seed: value('<number>', 'chooses other odd and broken values (1)'),
}
const TIMED = {
  pace: value('<number>', 'the most calls in a second'),
  parallel: value('<number>', 'how many trials that only read run at once (1)'),
  patience: value('<seconds>', 'how long an answer is waited for (30)'),
  'max-time': value('<seconds>', 'after this time an answer is too late, which is a finding (8)'),
  'time-limit': value('<seconds>', 'ends the run after this time, with what it has found'),
}
const RESULT = {
  report: value('<files>', 'writes reports: report.html,junit.xml,report.json,gl-code-quality-report.json (GitLab)'),
  require: value('all', 'exits with 1 if a trial was not sent'),
  'min-coverage': value('<percent>', 'exits with 1 if a smaller part of the trials was sent'),
  version: flag('prints the version'),
  help: { ...flag('prints this'), short: 'h' },
}
const OPTIONS = { ...CONTRACT, ...HELD, ...REACHED, ...SENT, ...TIMED, ...RESULT }

const GROUPS: Record<string, Record<string, { shown: string; says: string }>> = {
  'The contract': CONTRACT,
  'What the server holds': HELD,
  'How the server is reached': REACHED,
  'What is sent': SENT,
  'How fast, and how long': TIMED,
  'What comes out': RESULT,
}

const NO_SERVER = 'https://api.example.test'

/** npm passes on only what comes after `--`. */
const withDashes = (command: string) => (command.startsWith('npm') ? `${command} --` : command)

/** What `--help` prints. */
export function helpText(command: string, readme?: string): string {
  const groups = Object.entries(GROUPS).map(([title, options]) => {
    const lines = Object.entries(options).map(
      ([name, { shown, says }]) => `  ${`--${name} ${shown}`.padEnd(25)}  ${says}`,
    )
    return `\n${title}:\n${lines.join('\n')}\n`
  })
  return [
    `Usage: ${withDashes(command)} <url> [options]\n`,
    ...groups,
    '\nExit code: 0 nothing was found, 1 there are findings, 2 nothing could be verified, 130 interrupted.',
    ...(readme === undefined ? [] : [`\nMore: ${readme}`]),
  ].join('')
}

export type Options = ReturnType<typeof readOptions>

/** Reads a command's arguments. Throws `CannotVerify` with the first mistake. */
export function readOptions(command: string, args: string[]) {
  const { values: given, positionals } = parse(command, args)
  const numberOf = (name: 'seed' | 'min-coverage' | keyof typeof TIMED, fallback: number) => {
    const number = given[name] === undefined ? fallback : Number(given[name])
    if (Number.isNaN(number) || number < 0) throw new CannotVerify(`--${name} ${given[name]}: this is not a number.`)
    return number
  }
  const options = {
    ...given,
    header: given.header ?? [],
    only: listed(given.only),
    tags: listed(given.tags),
    'exclude-tags': listed(given['exclude-tags']),
    report: listed(given.report),
    seed: numberOf('seed', 1),
    'min-coverage': numberOf('min-coverage', 0),
    pace: numberOf('pace', Infinity),
    parallel: numberOf('parallel', 1),
    patience: numberOf('patience', 30),
    'max-time': numberOf('max-time', 8),
    'time-limit': numberOf('time-limit', Infinity),
  }
  // A template asks no server.
  const server = positionals[0] ?? (given['seeds-template'] === undefined ? undefined : NO_SERVER)
  if (server === undefined)
    throw new CannotVerify(`Say where the server is: ${withDashes(command)} https://api.example.test`)
  const problem = addressProblem(server)
  if (problem) throw new CannotVerify(`The server ${withoutPassword(server)} cannot work: ${problem}.`)
  if (options.require !== undefined && options.require !== 'all')
    throw new CannotVerify('--require: there is only `all`.')
  if (options.pace === 0) throw new CannotVerify('--pace: 0 calls per second would test nothing.')
  if (!Number.isInteger(options.parallel) || options.parallel < 1)
    throw new CannotVerify('--parallel: this is not a whole number from 1.')
  if (options.world && options.prism) throw new CannotVerify('--world and --prism: choose one.')
  return { ...options, server: server.replace(/\/+$/, '') }
}

const listed = (text = '') => text.split(',').filter((part) => part !== '')

/** Node's own parser, with its errors in our words. */
function parse(command: string, args: string[]) {
  const names = Object.keys(OPTIONS)
  // Without `--`, npm puts an option into the environment. A command started with npx is not an npm script.
  const lost = names.find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
  if (lost !== undefined && command.startsWith('npm run'))
    throw new CannotVerify(`npm has taken --${lost} for itself. Write ${withDashes(command)} --${lost}`)
  const wrong = (mistake: string) => new CannotVerify(`${mistake} All options: ${withDashes(command)} --help`)
  try {
    const parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true })
    const empty = Object.entries(parsed.values).find(([, given]) => [given].flat().includes(''))
    if (empty) throw wrong(`--${empty[0]} needs a value.`)
    if (parsed.positionals[1] !== undefined) throw wrong(`${parsed.positionals[1]} is unknown.`)
    return parsed
  } catch (error) {
    if (error instanceof CannotVerify) throw error
    const { code, message } = Object(error)
    const [, written = ''] = /'(-[^\s']*)/.exec(message) ?? []
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
      throw wrong(`${written} ${/not take/.test(message) ? 'takes no value' : 'needs a value'}.`)
    const meant = names.find((name) => isOneLetterAway(written, `--${name}`))
    throw wrong(`${written} is unknown.${meant ? ` Did you mean --${meant}?` : ''}`)
  }
}

/** What the server holds: the seeds file, and `--token`, which is the first of the contract's credentials. */
export async function readHeld({ seeds: file, token }: Options, { credentials, document }: Contract): Promise<Seeds> {
  const schemes = Object.keys(document.components?.securitySchemes ?? {})
  const names = credentials.flatMap(({ name, scheme }) => (schemes.includes(scheme) ? [name] : []))
  const held = file === undefined ? {} : readSeeds(await readText(file, 'seeds file'), file, names)
  if (token === undefined) return held
  const [first] = names
  if (first === undefined) throw new CannotVerify('--token: the contract has no session.')
  return { ...held, session: { ...held.session, [first]: token } }
}

/** A file's text. Throws `CannotVerify` if it cannot be read. */
export async function readText(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new CannotVerify(`The ${what} ${file} cannot be read (${String(Object(error).code ?? error)}).`)
  }
}
