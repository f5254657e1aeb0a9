import {
  ArgumentError,
  flag,
  type Option,
  type Options,
  readCommandLine,
  refuseLostOptions,
  type Values,
  withDashes,
} from '../packages/verifier/src/command-line.ts'
import { printableLines } from '../contract-tools/printable.ts'
import { addressProblem, withoutPassword } from '../src/platform/web-address.ts'

export { flag, type Option, withDashes }

interface Given {
  /** Those of this process by default. */
  args?: string[]
  /** Arguments that are not options, as the usage shows them: `[<url>]`. */
  others?: string
  /** Their maximum number; none by default. */
  most?: number
}

/** The usage, which `--help` asks for. */
class UsageAsked extends Error {}

/** A value to name, such as `<file>`; undefined by default. */
export const namedOption = (shown: string): Option<string | undefined> => ({ shown, read: ([text]) => text })

/** One of a few words; undefined by default. */
export const choiceOption = (words: string[]): Option<string | undefined> => ({
  shown: words.join('|'),
  read: ([text]) => {
    if (text !== undefined && !words.includes(text)) throw new ArgumentError(`choose ${words.join(' or ')}`)
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
  read: ([text = String(fallback + Number(process.env['RUPYA_PORT_SHIFT'] ?? 0))]) => {
    const problem = portProblem(/^\d+$/.test(text) ? Number(text) : Number.NaN)
    if (problem) throw new ArgumentError(`${problem}. Choose another, such as ${fallback}`)
    return Number(text)
  },
})

/** The port of a server that is started only if it is asked for: `--serve`, `--serve 4181`. */
export const optionalPort = (fallback: number): Option<number | undefined> => ({
  shown: String(fallback),
  alone: () => portOption(fallback).read([]),
  read: (texts) => (texts.length === 0 ? undefined : portOption(fallback).read(texts)),
})

/** Who may reach a server: only this machine; with `--host` everybody; with an address, those who can reach that address. */
export const hostOption: Option<string> = {
  shown: 'address',
  alone: () => 'all',
  read: ([text = 'localhost']) => text,
}

/** The address of the API's server, from the command line. An invalid one ends the command. */
export function serverAddressOrExit(text: string, command: string): string {
  const problem = addressProblem(text, 'server')
  if (problem === undefined) return text
  return endWith(
    `The server ${withoutPassword(text)} cannot work: ${problem}. For example: ${command} https://api.example.test`,
  )
}

/** Reads a command's arguments. A mistake ends the process with one line and `code` (1 by default), `--help` with the usage. */
export function readArguments<Named extends Options>(
  command: string,
  options: Named,
  { code, ...given }: Given & { code?: number } = {},
): Values<Named> & { others: string[] } {
  try {
    return parseArguments(command, options, given)
  } catch (error) {
    if (error instanceof UsageAsked) {
      console.log(error.message)
      process.exit(0)
    }
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
  refuseLostOptions(options, command)
  const shown = Object.entries(options).map(([name, option]) => `[--${[name, shownValue(option)].join(' ').trim()}]`)
  const usage = [...shown, others].join(' ').trim()
  const help = usage ? `Usage: ${withDashes(command)} ${usage}` : `${command} takes no arguments.`
  const read = readCommandLine({ ...options, help: flag }, args, help)
  if (read.help) throw new UsageAsked(help)
  const tooMany = read.others[most]
  if (tooMany !== undefined) throw new ArgumentError(`${tooMany} is one argument too many. ${help}`)
  return read
}

const shownValue = ({ shown = '', alone }: Option<unknown>) => (shown && alone ? `[${shown}]` : shown)

/** Ends the process with one line that describes the mistake. It may quote text from others. */
export function endWith(message: string, code = 1): never {
  console.error(printableLines(message))
  process.exit(code)
}
