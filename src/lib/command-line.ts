import { parseArgs } from 'node:util'

/** An option of a command. */
export interface Option<Value> {
  /** Its value, as the usage shows it: `4020`, or `[address]` if the value is optional. A flag has none. */
  shown?: string
  /**
   * Reads its value: '' if the option stands alone, undefined if it is not given. Throws with an example of a correct value.
   */
  read: (text: string | undefined) => Value
}

export type Options = Record<string, Option<unknown>>
export type Values<Named extends Options> = { [Name in keyof Named]: ReturnType<Named[Name]['read']> }

interface Given {
  args: string[]
  /** Arguments that are not options, as the usage shows them: `[<url>]`. */
  others?: string
  /** Their maximum number; none by default. */
  most?: number
}

/** What is wrong with an argument, and what would be correct, in one line. */
export class ArgumentError extends Error {}

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

/** npm passes on what comes after `--`. */
export const withDashes = (command: string) => (command.startsWith('npm') ? `${command} --` : command)

/** The usage text of options and other arguments. */
function usageOf(options: Options, others = ''): string {
  const shown = Object.entries(options).map(([name, option]) => `[--${name}${option.shown ? ` ${option.shown}` : ''}]`)
  return [...shown, others].join(' ').trim()
}

/** Reads a command's arguments. Throws one line: the mistake, and the usage. */
export function parseArguments<Named extends Options>(
  command: string,
  options: Named,
  { args, others = '', most = 0 }: Given,
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
export function lostToNpm(
  command: string,
  options: Options,
  environment: Record<string, string | undefined>,
): string | undefined {
  const lost = Object.keys(options).find((name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
  return lost === undefined ? undefined : `npm has taken --${lost} for itself. Write ${withDashes(command)} --${lost}`
}
