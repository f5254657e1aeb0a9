import { parseArgs } from 'node:util'
import { addressProblem, withoutPassword } from '../src/platform/web-address.ts'
import { printableLines } from '../src/lib/printable.ts'

/** An option of a command. */
export interface Option<Value> {
  /** Its value, as the usage shows it: `4020`, or `[address]` if the value is optional. A flag has none. */
  shown?: string
  /**
   * Reads its value: '' if the option stands alone, undefined if it is not given. Throws with an example of a correct value.
   */
  read: (text: string | undefined) => Value
}

type Options = Record<string, Option<unknown>>
type Values<Named extends Options> = { [Name in keyof Named]: ReturnType<Named[Name]['read']> }

interface Given {
  /** Arguments that are not options, as the usage shows them: `[<url>]`. */
  others?: string
  /** Their maximum number; none by default. */
  most?: number
  args?: string[]
  /** The exit code for wrong arguments; 1 by default. */
  code?: number
}

/** What is wrong with an argument, and what would be correct, in one line. */
class ArgumentError extends Error {}

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

/** A port, with this default. */
export const portOption = (fallback: number): Option<number> => ({
  shown: String(fallback),
  read: (text = String(fallback)) => {
    const problem = portProblem(/^\d+$/.test(text) ? Number(text) : Number.NaN)
    if (problem) throw new ArgumentError(`${problem}. Choose another, such as ${fallback}`)
    return Number(text)
  },
})

/** Who may reach a server: only this machine; with `--host` everybody; with an address, those who can reach that address. */
export const hostOption: Option<string> = {
  shown: '[address]',
  read: (text = 'localhost') => text || 'all',
}

/** A value to name, such as `<file>`; undefined by default. */
export const namedOption = (shown: string): Option<string | undefined> => ({
  shown,
  read: (text) => {
    if (text === '') throw new ArgumentError(`say which ${shown}`)
    return text
  },
})

/** One of a few words; undefined by default. */
export const choiceOption = (words: string[]): Option<string | undefined> => ({
  shown: words.join('|'),
  read: (text) => {
    if (text !== undefined && !words.includes(text)) throw new ArgumentError(`there is ${words.join(' and ')}`)
    return text
  },
})

export const flag: Option<boolean> = { read: (text) => text !== undefined }

/** The address of the API's server, from the command line. An invalid one ends the command. */
export function serverAddressOrExit(text: string | undefined, command: string): string {
  const example = `For example: ${command} -- https://api.example.test`
  if (text === undefined) return endWith(`Say where the server is. ${example}`)
  const problem = addressProblem(text, 'server')
  return problem === undefined
    ? text
    : endWith(`The server ${withoutPassword(text)} cannot work: ${problem}. ${example}`)
}

/** npm passes on what comes after `--`. */
export const withDashes = (command: string) => (command.startsWith('npm') ? `${command} --` : command)

/** The usage text of options and other arguments. */
export function usageOf(options: Options, others = ''): string {
  const shown = Object.entries(options).map(([name, option]) => `[--${name}${option.shown ? ` ${option.shown}` : ''}]`)
  return [...shown, others].join(' ').trim()
}

/** Reads a command's arguments. Throws one line: the mistake, and the usage. */
export function parseArguments<Named extends Options>(
  command: string,
  options: Named,
  { others = '', most = 0, args = process.argv.slice(2) }: Given = {},
): Values<Named> & { others: string[] } {
  const takesValue = (name: string) => options[name]?.shown !== undefined
  const { tokens } = parseArgs({
    // An option that is followed by another option has no value: `--host --port 4021`.
    args: args.map((arg, index) =>
      arg.startsWith('--') && takesValue(arg.slice(2)) && /^(-|$)/.test(args[index + 1] ?? '') ? `${arg}=` : arg,
    ),
    options: Object.fromEntries(
      Object.keys(options).map((name) => [name, { type: takesValue(name) ? 'string' : 'boolean' }]),
    ),
    strict: false,
    tokens: true,
  })
  const usage = usageOf(options, others)
  const wrong = (argument: string) =>
    new ArgumentError(
      usage
        ? `${argument} is unknown. Usage: ${withDashes(command)} ${usage}`
        : `${argument} is unknown: ${command} takes no arguments`,
    )

  const given = new Map<string, string>()
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(options, token.name) || (token.value !== undefined && !takesValue(token.name)))
      throw wrong(token.rawName)
    given.set(token.name, token.value ?? '')
  }
  const [tooMany] = rest.slice(most)
  if (tooMany !== undefined) throw wrong(tooMany)
  const read = Object.entries(options).map(([name, option]) => {
    const text = given.get(name)
    try {
      return [name, option.read(text)]
    } catch (error) {
      throw error instanceof ArgumentError
        ? new ArgumentError(`--${name}${text && ` ${text}`}: ${error.message}`)
        : error
    }
  })
  // Each option has read its own value.
  return { ...(Object.fromEntries(read) as Values<Named>), others: rest }
}

/**
 * What to write instead, if npm took an option for itself: without `--`, npm puts it into the environment instead of passing
 * it on.
 */
export function lostToNpm(command: string, options: Options): string | undefined {
  const lost = Object.keys(options).find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
  return lost === undefined ? undefined : `npm has taken --${lost} for itself. Write ${withDashes(command)} --${lost}`
}

/** Like `parseArguments`, but a mistake ends the process with one line. */
export function readArguments<Named extends Options>(
  command: string,
  options: Named,
  given?: Given,
): Values<Named> & { others: string[] } {
  const lost = lostToNpm(command, options)
  if (lost !== undefined) endWith(lost, given?.code)
  try {
    return parseArguments(command, options, given)
  } catch (error) {
    if (error instanceof ArgumentError) endWith(error.message, given?.code)
    throw error
  }
}

/** Ends the process with one line that describes the mistake. It may quote text from others. */
export function endWith(message: string, code = 1): never {
  console.error(printableLines(message))
  process.exit(code)
}
