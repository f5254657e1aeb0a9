import { readFile } from 'node:fs/promises'
import { CannotVerify } from './cannot-verify.ts'
import {
  ArgumentError,
  flag,
  type Option,
  readCommandLine,
  refuseLostOptions,
  type Values,
  withDashes,
} from './command-line.ts'
import type { Contract } from './contract.ts'
import { readSeeds, type Seeds } from './seeds.ts'
import { addressProblem, withoutPassword } from './server-address.ts'

type Explained<Value> = Option<Value> & { says: string }

const explainedFlag = (says: string): Explained<boolean> => ({ ...flag, says })
const value = (shown: string, says: string): Explained<string | undefined> => ({ shown, says, read: ([text]) => text })
const values = (shown: string, says: string): Explained<string[]> => ({
  shown,
  says,
  isRepeated: true,
  read: (texts) => texts,
})

/** Names with commas between them. */
const list = (shown: string, says: string): Explained<string[]> => ({
  ...values(shown, says),
  read: (texts) => {
    const names = texts.flatMap((text) => text.split(',')).flatMap((name) => name.trim() || [])
    if (texts.length > 0 && names.length === 0) throw new ArgumentError('this names nothing.')
    return names
  },
})

interface Range {
  least: number
  most: number
  isWhole?: true
  fallback: number
}

const number = (shown: string, says: string, { least, most, isWhole, fallback }: Range): Explained<number> => ({
  shown,
  says: fallback > 0 && Number.isFinite(fallback) ? `${says} (${fallback})` : says,
  read: ([text]) => {
    const given = text === undefined ? fallback : Number(text)
    const isIn = text === undefined || (given >= least && given <= most)
    if (!isIn || (isWhole && !Number.isInteger(given)))
      throw new ArgumentError(`choose a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`)
    return given
  },
})

const CONTRACT = {
  bundle: value('<file>', 'the contract: OpenAPI 3.1, as one file of JSON'),
  journeys: value('<file>', 'its journeys: Arazzo, as JSON'),
}
const HELD = {
  token: value('<token>', "a session: the first of the contract's security schemes"),
  seeds: value('<file>', 'a file that says what your server holds'),
  'seeds-template': value('<file>', 'writes a seeds file for you to fill in, and sends nothing'),
}
const COMMANDS = {
  'before-each': value('<command>', 'resets the server, before each trial that needs that'),
  'captcha-cmd': value('<command>', 'prints the letters of a picture ($…_PICTURE)'),
  'otp-cmd': value('<command>', 'prints the code that the server sent to a phone'),
  'later-cmd': value('<command>', 'lets time pass at the server ($…_SECONDS): moves its clock, or waits'),
}
const REACHED = {
  header: values('<name: value>', 'a header of every request, for a gateway before the server; may be repeated'),
  basic: value('<name:password>', 'HTTP Basic authentication, for a gateway'),
  cert: value('<file>', 'a certificate in PEM, for a gateway that wants one of its clients (mTLS)'),
  key: value('<file>', 'its key in PEM, if it is in another file'),
  world: explainedFlag('the server is a mock that takes the headers `x-world` and `x-scenario`'),
  prism: explainedFlag('the server is Prism with this contract'),
}
const SENT = {
  plan: explainedFlag('prints what would be sent, as curl commands, and sends nothing'),
  'allow-writes': explainedFlag('also sends calls that change something'),
  'allow-money': explainedFlag('also sends calls that move money'),
  only: list('<names>', 'only these operations, trials or `journeys`: getBook,placeHold/hold-placed,journeys'),
  tags: list('<tags>', 'only operations with one of these tags'),
  'exclude-tags': list('<tags>', 'no operation with one of these tags'),
  'exclude-unspecified': explainedFlag('the same as --exclude-tags unspecified'),
  seed: number('<number>', 'chooses other odd and broken values', {
    least: 0,
    most: Number.MAX_SAFE_INTEGER,
    isWhole: true,
    fallback: 1,
  }),
}
const HOUR = 3600
const TIMED = {
  pace: number('<number>', 'the most calls in a second', { least: 0.01, most: 1000, fallback: Infinity }),
  parallel: number('<number>', 'how many trials that only read run at once', {
    least: 1,
    most: 100,
    isWhole: true,
    fallback: 1,
  }),
  patience: number('<seconds>', 'how long to wait for an answer', { least: 0.1, most: HOUR, fallback: 30 }),
  'max-time': number('<seconds>', 'after this time an answer is too late, which is a finding', {
    least: 0.01,
    most: HOUR,
    fallback: 8,
  }),
  // A timer of Node holds less than 25 days.
  'time-limit': number('<seconds>', 'ends the run after this time, with what it has found', {
    least: 0.1,
    most: 7 * 24 * HOUR,
    fallback: Infinity,
  }),
}
const RESULT = {
  report: list('<files>', 'writes reports: report.html,junit.xml,report.json,gl-code-quality-report.json (GitLab)'),
  require: {
    ...value('all', 'exits with 1 if a trial was not sent'),
    read: ([text]: string[]) => {
      if (text !== undefined && text !== 'all') throw new ArgumentError('the only value is all.')
      return text
    },
  },
  'min-coverage': number('<percent>', 'exits with 1 if a smaller part of the trials was sent', {
    least: 0,
    most: 100,
    fallback: 0,
  }),
  version: explainedFlag('prints the version'),
  help: explainedFlag('prints this help'),
}
const OPTIONS = { ...CONTRACT, ...HELD, ...COMMANDS, ...REACHED, ...SENT, ...TIMED, ...RESULT }

const GROUPS: Record<string, Record<string, Explained<unknown>>> = {
  'The contract': CONTRACT,
  'What the server holds': HELD,
  'Commands of yours': COMMANDS,
  'How the server is reached': REACHED,
  'What is sent': SENT,
  'How fast, and how long': TIMED,
  'What comes out': RESULT,
}

const NO_SERVER = 'https://api.example.test'

/** What `--help` prints. */
export function helpText(command: string, readme?: string): string {
  const groups = Object.entries(GROUPS).map(([title, options]) => {
    const lines = Object.entries(options).map(
      ([name, { shown = '', says }]) => `  ${`--${name} ${shown}`.padEnd(25)}  ${says}`,
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

export type Options = Values<typeof OPTIONS> & { server: string }

/** Reads a command's arguments: the options, or what it has to print instead of a run. Throws `CannotVerify` with the first mistake. */
export function readOptions(command: string, args: string[]): Options | 'help' | 'version' {
  refuseLostOptions(OPTIONS, command)
  const help = `All options: ${withDashes(command)} --help`
  const { others, ...options } = readCommandLine(OPTIONS, args, help)
  if (options.help) return 'help'
  if (options.version) return 'version'
  // Another argument may be the rest of a token that was not quoted.
  if (others.length > 1)
    throw new CannotVerify(
      `${others.length - 1} of the arguments ${others.length === 2 ? 'is' : 'are'} too many: only <url> stands without a name. Quote a value that has blanks. ${help}`,
    )
  // A template asks no server.
  const server = others[0] ?? (options['seeds-template'] === undefined ? undefined : NO_SERVER)
  if (server === undefined) throw new CannotVerify(`Say where the server is: ${withDashes(command)} ${NO_SERVER}`)
  const problem = addressProblem(server)
  if (problem) throw new CannotVerify(`The address ${withoutPassword(server)} ${problem}.`)
  if (options.world && options.prism) throw new CannotVerify('--world and --prism: choose one.')
  return { ...options, server: server.replace(/\/+$/, '') }
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
