import { readFile } from 'node:fs/promises'
import { flag, type Option, lostToNpm, parseArguments, usageOf, withDashes } from '../src/lib/command-line.ts'
import { addressProblem, withoutPassword } from '../src/platform/web-address.ts'
import { CannotVerify } from './cannot-verify.ts'
import { readSeeds, type Seeds } from './seeds.ts'

const text = (shown: string): Option<string | undefined> => ({ shown, read: (value) => value || undefined })

const list = (shown: string): Option<string[]> => ({
  shown,
  read: (value = '') => value.split(',').filter((part) => part !== ''),
})

const number = (shown: string, fallback: number): Option<number> => ({
  shown,
  read: (value) => (value === undefined || value === '' ? fallback : Number(value)),
})

const OPTIONS = {
  token: text('<token>'),
  seeds: text('<file>'),
  world: flag,
  prism: flag,
  'allow-writes': flag,
  'allow-money': flag,
  plan: flag,
  'captcha-cmd': text('<command>'),
  'otp-cmd': text('<command>'),
  require: text('all'),
  only: list('<operations>'),
  tags: list('<tags>'),
  'exclude-unspecified': flag,
  seed: number('<number>', 1),
  bundle: text('<file>'),
  'min-coverage': number('<percent>', 0),
  patience: number('<seconds>', 30),
  'max-time': number('<seconds>', 8),
  report: list('<files>'),
}

export type Options = ReturnType<typeof parseArguments<typeof OPTIONS>> & { server: string; held: Seeds }

const OTHERS = '<url>'

/** The command's usage. */
export const usageText = (command: string) =>
  `Usage: ${withDashes(command)} ${usageOf(OPTIONS, OTHERS)}\nThe README beside it, docs/verifier.md, tells what each does.`

/** Reads a command's arguments and its seeds file. Throws `CannotVerify` with the first mistake. */
export async function readOptions(command: string, args: string[]): Promise<Options> {
  // A command started with npx is not an npm script.
  const lost = command.startsWith('npm run') ? lostToNpm(command, OPTIONS, process.env) : undefined
  if (lost !== undefined) throw new CannotVerify(lost)
  const options = parse(command, args)
  const [server] = options.others
  if (server === undefined)
    throw new CannotVerify(`Say where the server is: ${withDashes(command)} https://api.example.test`)
  const problem = addressProblem(server, 'server')
  if (problem) throw new CannotVerify(`The server ${withoutPassword(server)} cannot work: ${problem}.`)
  if (options.require !== undefined && options.require !== 'all')
    throw new CannotVerify('--require: there is only `all`.')
  for (const name of ['seed', 'min-coverage', 'patience', 'max-time'] as const)
    if (!Number.isFinite(options[name]) || options[name] < 0) throw new CannotVerify(`--${name}: this is no number.`)
  const held = options.seeds === undefined ? {} : await seedsIn(options.seeds)
  if (options.world && options.prism) throw new CannotVerify('--world and --prism: a server is one of both.')
  const token = options.token ?? held.session?.token
  return {
    ...options,
    server: server.replace(/\/+$/, ''),
    held: { ...held, session: { ...held.session, ...(token !== undefined && { token }) } },
  }
}

function parse(command: string, args: string[]) {
  try {
    return parseArguments(command, OPTIONS, { others: OTHERS, most: 1, args })
  } catch (error) {
    throw new CannotVerify(error instanceof Error ? error.message : String(error))
  }
}

async function seedsIn(file: string): Promise<Seeds> {
  return readSeeds(await readText(file, 'seeds file'), file)
}

/** A file's text. Throws `CannotVerify` if it cannot be read. */
export async function readText(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new CannotVerify(`The ${what} ${file} cannot be read (${String(Object(error).code ?? error)}).`)
  }
}
