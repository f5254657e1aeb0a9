import { parseArgs } from 'node:util'
import { nearest } from '../src/lib/nearest.ts'
import { printableLines } from '../src/lib/printable.ts'
import { addressProblem, withoutPassword } from '../src/platform/web-address.ts'

/** An option of a command. */
export interface Option<Value> {
  /** Its value, as the usage shows it: `4020`, or `[address]` if the value is optional. A flag has none. */
  shown?: string
  /**
   * Reads its value: '' if an optional one is left out, undefined if the option is not given. Throws `ArgumentError` with an
   * example of a correct value.
   */
  read: (text: string | undefined) => Value
}

type Options = Record<string, Option<unknown>>
type Values<Named extends Options> = { [Name in keyof Named]: ReturnType<Named[Name]['read']> }

interface Given {
  /** Those of this process by default. */
  args?: string[]
  /** Arguments that are not options, as the usage shows them: `[<url>]`. */
  others?: string
  /** Their maximum number; none by default. */
  most?: number
}

/** What is wrong with an argument, and what would be correct, in one line. */
class ArgumentError extends Error {}

export const flag: Option<boolean> = { read: (text) => text !== undefined }

/** A value to name, such as `<file>`; undefined by default. */
export const namedOption = (shown: string): Option<string | undefined> => ({ shown, read: (text) => text })

/** One of a few words; undefined by default. */
export const choiceOption = (words: string[]): Option<string | undefined> => ({
  shown: words.join('|'),
  read: (text) => {
    if (text !== undefined && !words.includes(text)) throw new ArgumentError(`there is ${words.join(' and ')}`)
    return text
  },
})

/** https://fetch.spec.whatwg.org/#port-blocking: browsers, and Node's own `fetch`, refuse these ports. */
export const BLOCKED_PORTS = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]

/** Why a number cannot be the port of a page; undefined if it can. */
export function portProblem(port: number): string | undefined {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return 'a port is a whole number from 1 to 65535'
  return BLOCKED_PORTS.includes(port) ? 'browsers refuse this port' : undefined
}

/** A port, with this default, which RUPYA_PORT_SHIFT moves. */
export const portOption = (fallback: number): Option<number> => ({
  shown: String(fallback),
  read: (text = String(fallback + Number(process.env['RUPYA_PORT_SHIFT'] ?? 0))) => {
    const problem = portProblem(/^\d+$/.test(text) ? Number(text) : Number.NaN)
    if (problem) throw new ArgumentError(`${problem}. Choose another, such as ${fallback}`)
    return Number(text)
  },
})

/** The port of a server that is started only if it is asked for: `--serve`, `--serve 4181`. */
export const optionalPort = (fallback: number): Option<number | undefined> => ({
  shown: `[${fallback}]`,
  read: (text) => (text === undefined ? undefined : portOption(fallback).read(text || undefined)),
})

/** Who may reach a server: only this machine; with `--host` everybody; with an address, those who can reach that address. */
export const hostOption: Option<string> = {
  shown: '[address]',
  read: (text = 'localhost') => text || 'all',
}

/** The address of the API's server, from the command line. An invalid one ends the command. */
export function serverAddressOrExit(text: string, command: string): string {
  const problem = addressProblem(text, 'server')
  if (problem === undefined) return text
  return endWith(
    `The server ${withoutPassword(text)} cannot work: ${problem}. For example: ${command} https://api.example.test`,
  )
}

/** npm passes on only what comes after `--`. */
export const withDashes = (command: string) => (command.startsWith('npm') ? `${command} --` : command)

/** Reads a command's arguments. A mistake ends the process with one line, and with `code` (1 by default). */
export function readArguments<Named extends Options>(
  command: string,
  options: Named,
  { code, ...given }: Given & { code?: number } = {},
): Values<Named> & { others: string[] } {
  try {
    return parseArguments(command, options, given)
  } catch (error) {
    if (error instanceof ArgumentError) endWith(error.message, code)
    throw error
  }
}

/** Reads a command's arguments. Throws one line: the mistake, and what would be correct. */
export function parseArguments<Named extends Options>(
  command: string,
  options: Named,
  { args = process.argv.slice(2), others = '', most = 0 }: Given,
): Values<Named> & { others: string[] } {
  const all = Object.entries(options)
  // Without `--`, npm puts an option into the environment instead of passing it on.
  const lost = Object.keys(options).find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
  if (lost !== undefined)
    throw new ArgumentError(`npm has taken --${lost} for itself. Write ${withDashes(command)} --${lost}`)
  const shown = [...all.map(([name, option]) => `[--${name}${option.shown ? ` ${option.shown}` : ''}]`), others]
  const usage = shown.join(' ').trim()
  const wrong = (mistake: string) =>
    new ArgumentError(
      usage ? `${mistake} Usage: ${withDashes(command)} ${usage}` : `${mistake} ${command} takes no arguments.`,
    )
  const { values, positionals } = parseStrictly(options, args, wrong)
  const [tooMany] = positionals.slice(most)
  if (tooMany !== undefined) throw wrong(`${tooMany} is unknown.`)
  const read = all.map(([name, option]) => {
    const value = values[name]
    const text = typeof value === 'boolean' ? '' : value
    if (value === '' && !option.shown?.startsWith('['))
      throw new ArgumentError(`--${name} needs a value: --${name} ${option.shown}`)
    try {
      return [name, option.read(text)]
    } catch (error) {
      throw error instanceof ArgumentError ? new ArgumentError(`--${name} ${text}: ${error.message}`) : error
    }
  })
  // Each option has read its own value.
  return { ...(Object.fromEntries(read) as Values<Named>), others: positionals }
}

/** Node's own parser, with its errors in our words. */
function parseStrictly(options: Options, args: string[], wrong: (mistake: string) => Error) {
  const takesValue = (arg: string) => arg.startsWith('--') && options[arg.slice(2)]?.shown !== undefined
  try {
    return parseArgs({
      // An option before another one stands alone: `--host --port 4021`.
      args: args.map((arg, at) => (takesValue(arg) && (args[at + 1] ?? '-').startsWith('-') ? `${arg}=` : arg)),
      options: Object.fromEntries(
        Object.keys(options).map((name) => [name, { type: takesValue(`--${name}`) ? 'string' : 'boolean' }]),
      ),
      allowPositionals: true,
    })
  } catch (error) {
    const { code, message } = Object(error)
    const [, written = ''] = /'(-[^\s']*)/.exec(message) ?? []
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw wrong(`${written} takes no value.`)
    const meant = nearest(
      written,
      Object.keys(options).map((name) => `--${name}`),
      2,
    )
    throw wrong(`${written} is unknown.${meant ? ` Did you mean ${meant}?` : ''}`)
  }
}

/** Ends the process with one line that describes the mistake. It may quote text from others. */
export function endWith(message: string, code = 1): never {
  console.error(printableLines(message))
  process.exit(code)
}
