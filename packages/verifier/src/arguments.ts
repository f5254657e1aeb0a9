import { parseArgs } from 'node:util'

/** An option of a command. */
export interface Option<Value> {
  /** Its value, as the usage shows it: `<file>`. A flag has none. */
  shown?: string
  /** Reads its last value: '' if the option stands alone, undefined if it is not given. `all` are its values in order. */
  read: (text: string | undefined, all: string[]) => Value
}

type Options = Record<string, Option<unknown>>
type Values<Named extends Options> = { [Name in keyof Named]: ReturnType<Named[Name]['read']> }

export const flag: Option<boolean> = { read: (text) => text !== undefined }

/** npm passes on what comes after `--`. */
export const withDashes = (command: string) => (command.startsWith('npm') ? `${command} --` : command)

/** The usage of a command: its options, then its one other argument. */
export const usageOf = (options: Options, other: string) =>
  [...Object.entries(options).map(([name, { shown }]) => `[--${name}${shown ? ` ${shown}` : ''}]`), other].join(' ')

/** Reads a command's options and at most one other argument. Throws one line: the mistake, and the usage. */
export function parseArguments<Named extends Options>(
  command: string,
  options: Named,
  other: string,
  args: string[],
): Values<Named> & { other: string | undefined } {
  const takesValue = (name: string) => options[name]?.shown !== undefined
  const { tokens } = parseArgs({
    // An option that is followed by another option has no value: `--seeds --plan`.
    args: args.map((arg, index) =>
      arg.startsWith('--') && takesValue(arg.slice(2)) && /^(-|$)/.test(args[index + 1] ?? '') ? `${arg}=` : arg,
    ),
    options: Object.fromEntries(
      Object.keys(options).map((name) => [name, { type: takesValue(name) ? 'string' : 'boolean' }]),
    ),
    strict: false,
    tokens: true,
  })
  const wrong = (argument: string) =>
    new Error(`${argument} is unknown. Usage: ${withDashes(command)} ${usageOf(options, other)}`)
  const given = new Map<string, string[]>()
  const others: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') others.push(token.value)
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(options, token.name) || (token.value !== undefined && !takesValue(token.name)))
      throw wrong(token.rawName)
    given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? ''])
  }
  const [first, tooMany] = others
  if (tooMany !== undefined) throw wrong(tooMany)
  const read = Object.entries(options).map(([name, option]) => [
    name,
    option.read(given.get(name)?.at(-1), given.get(name) ?? []),
  ])
  // Each option has read its own value.
  return { ...(Object.fromEntries(read) as Values<Named>), other: first }
}

/** What to write instead, if npm took an option for itself: without `--`, npm puts it into the environment. */
export function lostToNpm(command: string, options: Options): string | undefined {
  const lost = Object.keys(options).find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
  return lost === undefined ? undefined : `npm has taken --${lost} for itself. Write ${withDashes(command)} --${lost}`
}
