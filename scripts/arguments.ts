import { addressProblem, withoutPassword } from '../src/platform/web-address.ts'
import {
  ArgumentError,
  lostToNpm,
  type Option,
  type Options,
  parseArguments,
  type Values,
} from '../src/lib/command-line.ts'
import { printableLines } from '../src/lib/printable.ts'

interface Given extends Partial<Parameters<typeof parseArguments>[2]> {
  /** The exit code for wrong arguments; 1 by default. */
  code?: number
}

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

/** Reads this process's arguments, or others. A mistake ends the process with one line. */
export function readArguments<Named extends Options>(
  command: string,
  options: Named,
  { code, args = process.argv.slice(2), ...others }: Given = {},
): Values<Named> & { others: string[] } {
  const lost = lostToNpm(command, options, process.env)
  if (lost !== undefined) endWith(lost, code)
  try {
    return parseArguments(command, options, { args, ...others })
  } catch (error) {
    if (error instanceof ArgumentError) endWith(error.message, code)
    throw error
  }
}

/** Ends the process with one line that describes the mistake. It may quote text from others. */
export function endWith(message: string, code = 1): never {
  console.error(printableLines(message))
  process.exit(code)
}
