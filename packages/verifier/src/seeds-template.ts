import { writeFile } from 'node:fs/promises'
import { CannotVerify } from './cannot-verify.ts'
import type { Contract } from './contract.ts'
import { groupBy } from './group-by.ts'
import { REMARK } from './seeds.ts'
import { counted, namesOf } from './terminal.ts'
import type { Trial } from './trial.ts'
import { boundsOf, changes, ownValues, thingsIn } from './trial-values.ts'
import { isForMocks, type VerifyOptions, whyForbidden } from './verify.ts'

const ABOUT =
  'What your server holds. What stays empty is not tried. A value is a text; a list, of which each trial that changes something takes the next; or { "command": "…" }, which prints a fresh one. In `given`, {} is: as in `values`.'

type Allow = VerifyOptions['allow']

/** A part of the file. Its entries are in a list, because an object would put names that are numbers first. */
type Part = [name: string, value: string | null | Part][]

/** An empty seeds file for these trials, with remarks that say what each value is for. */
function seedsTemplate({ credentials }: Contract, trials: Trial[]): string {
  const schemes = credentials.filter(({ scheme }) =>
    trials.some(({ steps }) => steps.some(({ operation }) => needs(operation.security, scheme))),
  )
  const session = schemes.map(({ name }): [string, string] => [name, ''])
  const markets = [...groupBy(trials, ({ market }) => market ?? '')].filter(([market]) => market !== '')
  const situated = trials.filter(isSituated)
  const free = trials.filter((trial) => !isSituated(trial))
  const needed = new Set([...thingsIn(trials), ...free.flatMap(boundsOf).map(([, value]) => value)])
  return `${jsonOf([
    [REMARK, ABOUT],
    ...(schemes.length > 0 ? [['session', session] satisfies Part[number]] : []),
    ['values', [...valuesPart(free, needed), ...failuresPart(free, needed)]],
    ...(markets.length > 1
      ? [['markets', markets.map((market) => marketPart(market, session))] satisfies Part[number]]
      : []),
    ...othersParts(trials),
    ['given', [...groupBy(situated, situationOf)].flatMap(([name, own]) => situationParts(name, own))],
  ])}\n`
}

/** The fields whose values belong to another person, for trials that send them. */
function othersParts(trials: Trial[]): Part {
  const sent = trials.filter(({ kind }) => kind === 'others')
  const fields = [...groupBy(sent, ({ steps }) => steps.at(-1)?.set ?? '')].flatMap(([field, own]): Part => [
    [`${REMARK} ${field}`, `another person's, that nobody else may see: for ${namesOf(own.map(({ name }) => name))}`],
    [field, ''],
  ])
  return fields.length > 0 ? [['others', fields]] : []
}

const marketPart = ([market, trials]: [string, Trial[]], session: Part): Part[number] => [
  market,
  [
    [REMARK, `for ${counted(trials.length, 'trial')}`],
    ['session', session],
  ],
]

function situationParts(name: string, trials: Trial[]): Part {
  const values = valuesPart(trials)
  const seeds = trials.flatMap(({ given }) => given.seed ?? [])
  const failures = trials.flatMap((trial) => meaningOf(trial) ?? [])
  const remark = [...new Set([...seeds, ...failures]), `For ${namesOf(trials.map((trial) => trial.name))}.`].join(' ')
  return values.length > 0
    ? [
        [`${REMARK} ${name}`, remark],
        [name, [['values', values]]],
      ]
    : [
        [`${REMARK} ${name}`, `${remark} Write {} if your server holds it.`],
        [name, null],
      ]
}

function jsonOf(part: Part, indent = ''): string {
  const inner = `${indent}  `
  const lines = part.map(
    ([name, value]) =>
      `${inner}${JSON.stringify(name)}: ${Array.isArray(value) ? jsonOf(value, inner) : JSON.stringify(value)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`
}

/** Writes it to a new file, and returns a sentence about it. Throws `CannotVerify` if the file exists: it may be filled in. */
export async function seedsTemplateIn(
  file: string,
  contract: Contract,
  trials: Trial[],
  allow: Allow,
): Promise<string> {
  const allowed = trials.filter((trial) => whyForbidden(trial, allow) === undefined && !isForMocks(trial))
  try {
    await writeFile(file, seedsTemplate(contract, allowed), { flag: 'wx' })
  } catch (error) {
    const { code } = Object(error)
    throw new CannotVerify(
      code === 'EEXIST'
        ? `--seeds-template ${file}: the file exists already. Name another.`
        : `--seeds-template ${file} cannot be written (${String(code ?? error)}).`,
    )
  }
  return `${file} names what ${counted(allowed.length, 'trial')} need. Fill it in, and pass it with --seeds.`
}

const needs = (security: Trial['operation']['security'], scheme: string) =>
  security.some((credentials) => credentials.some((credential) => credential.scheme === scheme))

const isSituated = ({ given }: Trial) => given.scenario !== undefined || given.seed !== undefined
const situationOf = ({ given, base, name }: Trial) => given.scenario ?? base ?? name

/** What the failure of a trial means, in its first sentence. */
function meaningOf({ kind, operation, outcome }: Trial): string | undefined {
  const meaning = kind === 'example' ? operation.outcomes.failures[outcome]?.meaning : undefined
  return (
    meaning &&
    `${outcome}: ${
      meaning
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=\.) /)[0]
    }`
  )
}

/** The values that only failures need: often nothing at the server has them. Those of `listed` are in the file already. */
function failuresPart(trials: Trial[], listed: Set<string>): Part {
  const failures = trials.filter(({ kind, outcome }) => kind === 'example' && outcome !== 'success')
  const uses = failures.flatMap((trial) => ownValues(trial).map(([field, value]) => ({ field, value, trial })))
  const own = uses.filter(({ value }) => !listed.has(value))
  return [...groupBy(own, ({ value }) => value)].flatMap(([value, all]): Part => {
    const wanted = all.map(({ field, trial }) => `${field} of ${trial.name}. ${meaningOf(trial) ?? trial.outcome}`)
    return [
      [`${REMARK} ${value}`, `${namesOf(wanted)} What stays empty here is sent as it is.`],
      [value, ''],
    ]
  })
}

/** Each value, with a remark that says what it is for. `only`: the values that are needed, if not all are. */
function valuesPart(trials: Trial[], only?: Set<string>): Part {
  const uses = trials.flatMap((trial) =>
    [
      ...ownValues(trial),
      ...boundsOf(trial).map(([field, value]): [string, string] => [
        `the most (or least) that it takes as ${field}`,
        value,
      ]),
    ].map(([field, value]) => ({ field, value, trial })),
  )
  const needed = uses.filter(({ value }) => only?.has(value) ?? true)
  return [...groupBy(needed, ({ value }) => value)].flatMap(([value, own]): Part => {
    const fields = [...new Set(own.map(({ field }) => field))]
    const of = [...new Set(own.map(({ trial }) => trial))]
    const changing = of.filter(changes).length
    const fresh = changing === 0 ? '' : `; ${changing} of ${of.length} change something`
    return [
      [`${REMARK} ${value}`, `${fields.join(' or ')} of ${namesOf(of.map(({ name }) => name))}${fresh}`],
      [value, ''],
    ]
  })
}
