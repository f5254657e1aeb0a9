import { readFile } from 'node:fs/promises'
import { flag, lostToNpm, type Option, parseArguments, usageOf, withDashes } from './arguments.ts'
import { CannotVerify } from './cannot-verify.ts'
import type { Contract } from './contract.ts'
import { readSeeds, type Seeds } from './seeds.ts'
import { addressProblem, withoutPassword } from './server-address.ts'

const text = (shown: string): Option<string | undefined> => ({ shown, read: (value) => value || undefined })

const list = (shown: string): Option<string[]> => ({
  shown,
  read: (value = '') => value.split(',').filter((part) => part !== ''),
})

const many = (shown: string): Option<string[]> => ({ shown, read: (_, all) => all.filter((value) => value !== '') })

const number = (shown: string, fallback: number): Option<number> => ({
  shown,
  read: (value) => (value === undefined || value === '' ? fallback : Number(value)),
})

const OPTIONS = {
  token: text('<token>'),
  seeds: text('<file>'),
  'seeds-template': text('<file>'),
  'before-each': text('<command>'),
  header: many('<name: value>'),
  basic: text('<name:password>'),
  world: flag,
  prism: flag,
  'allow-writes': flag,
  'allow-money': flag,
  plan: flag,
  'captcha-cmd': text('<command>'),
  'otp-cmd': text('<command>'),
  'later-cmd': text('<command>'),
  require: text('all'),
  only: list('<operations>'),
  tags: list('<tags>'),
  'exclude-tags': list('<tags>'),
  'exclude-unspecified': flag,
  seed: number('<number>', 1),
  bundle: text('<file>'),
  journeys: text('<file>'),
  'min-coverage': number('<percent>', 0),
  patience: number('<seconds>', 30),
  'max-time': number('<seconds>', 8),
  pace: number('<calls per second>', Infinity),
  parallel: number('<number>', 1),
  'time-limit': number('<seconds>', Infinity),
  report: list('<files>'),
}

export type Options = ReturnType<typeof parseArguments<typeof OPTIONS>> & { server: string }

const SERVER = '<url>'
const NO_SERVER = 'https://api.example.test'

/** The command's usage. */
export const usageText = (command: string) =>
  `Usage: ${withDashes(command)} ${usageOf(OPTIONS, SERVER)}\nThe README beside it tells what each does.`

/** Reads a command's arguments. Throws `CannotVerify` with the first mistake. */
export function readOptions(command: string, args: string[]): Options {
  // A command started with npx is not an npm script.
  const lost = command.startsWith('npm run') ? lostToNpm(command, OPTIONS) : undefined
  if (lost !== undefined) throw new CannotVerify(lost)
  const options = parse(command, args)
  // A template asks no server.
  const server = options.other ?? (options['seeds-template'] === undefined ? undefined : NO_SERVER)
  if (server === undefined)
    throw new CannotVerify(`Say where the server is: ${withDashes(command)} https://api.example.test`)
  const problem = addressProblem(server)
  if (problem) throw new CannotVerify(`The server ${withoutPassword(server)} cannot work: ${problem}.`)
  if (options.require !== undefined && options.require !== 'all')
    throw new CannotVerify('--require: there is only `all`.')
  for (const name of ['seed', 'min-coverage', 'patience', 'max-time', 'time-limit', 'pace'] as const)
    if (Number.isNaN(options[name]) || options[name] < 0) throw new CannotVerify(`--${name}: this is no number.`)
  if (options.pace === 0) throw new CannotVerify('--pace: 0 calls per second would test nothing.')
  if (!Number.isInteger(options.parallel) || options.parallel < 1)
    throw new CannotVerify('--parallel: this is no whole number from 1 on.')
  if (options.world && options.prism) throw new CannotVerify('--world and --prism: a server is one of both.')
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

function parse(command: string, args: string[]) {
  try {
    return parseArguments(command, OPTIONS, SERVER, args)
  } catch (error) {
    throw new CannotVerify(error instanceof Error ? error.message : String(error))
  }
}

/** A file's text. Throws `CannotVerify` if it cannot be read. */
export async function readText(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new CannotVerify(`The ${what} ${file} cannot be read (${String(Object(error).code ?? error)}).`)
  }
}
