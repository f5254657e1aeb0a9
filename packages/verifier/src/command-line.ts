import { CannotVerify } from './cannot-verify.ts'
import { isOneLetterAway } from './misspelt.ts'

/** An option of a command. One without `shown` is a flag. */
export interface Option<Value> {
  /** Its value, as the usage shows it: `<file>`. */
  shown?: string
  /** What it means without a value. An option without this needs one. */
  alone?: () => Value
  /** Whether it may be given more than once. */
  isRepeated?: true
  /** Reads its values, of which there are none if it is not given. Throws `ArgumentError` with what would be correct. */
  read: (texts: string[]) => Value
}

export type Options = Record<string, Option<unknown>>
export type Values<Named extends Options> = { [Name in keyof Named]: ReturnType<Named[Name]['read']> }

/** What is wrong with an argument, and what would be correct, in one line. */
export class ArgumentError extends CannotVerify {}

export const flag: Option<boolean> = { alone: () => true, read: () => false }

const UNSET = 'Is a variable not set?'

/**
 * Reads a command's arguments; `-h` is `--help`. Throws `ArgumentError` with the first mistake, which repeats no value that may
 * be a secret. `help` says where all options are shown.
 */
export function readCommandLine<Named extends Options>(
  options: Named,
  args: string[],
  help: string,
): Values<Named> & { others: string[] } {
  const { given, others } = split(options, args, help)
  if (others.some(isEmpty)) throw new ArgumentError(`An argument is empty. ${UNSET}`)
  const read = Object.entries(options).map(([name, option]) => [name, valueOf(name, option, given.get(name) ?? [])])
  // Each option has read its own values.
  return { ...(Object.fromEntries(read) as Values<Named>), others }
}

const isEmpty = (text: string | undefined) => text?.trim() === ''

/** The options as they are written, each with its values, of which one that is left out is undefined. */
function split(options: Options, args: string[], help: string) {
  const given = new Map<string, (string | undefined)[]>()
  const others: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (arg === '--') return { given, others: [...others, ...args.slice(at + 1)] }
    if (!/^-./.test(arg)) {
      others.push(arg)
      continue
    }
    const name = nameIn(arg)
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined) throw new ArgumentError(unknown(arg, options, help))
    let value = arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : undefined
    if (option.shown === undefined && value !== undefined) throw new ArgumentError(`--${name} takes no value. ${help}`)
    const next = args[at + 1]
    if (option.shown !== undefined && value === undefined && next !== undefined && !isOption(next, options)) {
      if (/^-./.test(next))
        throw new ArgumentError(`--${name}: write --${name}=${option.shown} if the value begins with a dash.`)
      value = next
      at += 1
    }
    given.set(name, [...(given.get(name) ?? []), value])
  }
  return { given, others }
}

/** The name of a written option; '' if it is none. */
function nameIn(arg: string): string {
  const [written = ''] = arg.split('=')
  return written === '-h' ? 'help' : written.startsWith('--') ? written.slice(2) : ''
}

const isOption = (arg: string, options: Options) => arg === '--' || Object.hasOwn(options, nameIn(arg))

function unknown(arg: string, options: Options, help: string): string {
  const [written = ''] = arg.split(/[\s=]/)
  if (isOption(written, options)) return `${written}: write the name and its value as two arguments.`
  const meant = nearest(written.replace(/^-+/, ''), Object.keys(options))
  // After one dash, all but the first letter may be a value.
  const shown = meant !== undefined || written.startsWith('--') ? written : written.slice(0, 2)
  return `${shown} is unknown.${meant === undefined ? '' : ` Did you mean --${meant}?`} ${help}`
}

/** The name that was meant: one that begins or ends like this, or else differs by few letters. */
const nearest = (written: string, names: string[]) =>
  names.find((name) => name.startsWith(`${written}-`) || name.endsWith(`-${written}`)) ??
  names.find((name) => isOneLetterAway(written, name)) ??
  names.find((name) => isNear(written, name, name.length > 6 ? 2 : 1))

/** Whether at most so many letters must be added, left out or replaced to make one of the other. */
function isNear(one: string, other: string, most: number): boolean {
  if (most < 0) return false
  if (one === '' || other === '') return one.length + other.length <= most
  const [rest, others] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0] && isNear(rest, others, most)) return true
  return [
    [rest, others],
    [rest, other],
    [one, others],
  ].some(([left = '', right = '']) => isNear(left, right, most - 1))
}

function valueOf(name: string, { shown, alone, isRepeated, read }: Option<unknown>, values: (string | undefined)[]) {
  if (values.length > 1 && isRepeated === undefined)
    throw new ArgumentError(`--${name} is given ${values.length} times.`)
  if (values.some(isEmpty)) throw new ArgumentError(`--${name}: its value is empty. ${UNSET}`)
  const texts = values.filter((value) => value !== undefined)
  if (texts.length < values.length) {
    if (alone === undefined) throw new ArgumentError(`--${name} needs a value: --${name} ${shown}`)
    return alone()
  }
  try {
    return read(texts)
  } catch (error) {
    throw error instanceof ArgumentError
      ? new ArgumentError(`--${[name, ...texts].join(' ')}: ${error.message}`)
      : error
  }
}

/** npm passes on only what comes after `--`. */
export const withDashes = (command: string) => (command.startsWith('npm ') ? `${command} --` : command)

/** Settings of npm for which it takes an option of another name, as a short form of theirs. */
const TAKEN_FOR: Record<string, string[]> = { plan: ['parseable', 'long'], token: ['token_description'] }

/** Without `--`, npm puts an option into the environment instead of passing it on. Throws `ArgumentError` if it did. */
export function refuseLostOptions(options: Options, command: string): void {
  // A command that was started with npx is not npm's script.
  if (!command.startsWith('npm ')) return
  const isSet = (setting: string) => process.env[`npm_config_${setting}`] !== undefined
  const lost = Object.keys(options).find(
    (name) => isSet(name.replaceAll('-', '_')) || TAKEN_FOR[name]?.every((setting) => isSet(setting)),
  )
  if (lost !== undefined)
    throw new ArgumentError(`npm has taken --${lost} for itself. Write ${withDashes(command)} --${lost}`)
}
