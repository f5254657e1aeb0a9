import { writeFile } from 'node:fs/promises'
import { CannotVerify } from './cannot-verify.ts'
import type { Contract } from './contract.ts'
import { groupBy } from './group-by.ts'
import { REMARK } from './seeds.ts'
import { counted, namesOf } from './terminal.ts'
import type { Trial } from './trial.ts'
import { changes, ownValues } from './trial-values.ts'
import { type VerifyOptions, whyForbidden } from './verify.ts'

const ABOUT =
  'What your server holds. What stays empty is not tried. A value is a text; a list, of which each trial that changes something takes the next; or { "command": "…" }, which prints a fresh one.'

type Allow = VerifyOptions['allow']

/** A seeds file with all that these trials need, still empty, and what each is for. */
function seedsTemplate({ credentials }: Contract, trials: Trial[]): string {
  const needed = credentials.filter(({ scheme }) =>
    trials.some(({ steps }) => steps.some(({ operation }) => needs(operation.security, scheme))),
  )
  const session = Object.fromEntries(needed.map(({ name }) => [name, '']))
  const markets = [...groupBy(trials, ({ market }) => market ?? '')].filter(([market]) => market !== '')
  const [free, situated] = [trials.filter((trial) => !isSituated(trial)), trials.filter(isSituated)]
  const file = {
    [REMARK]: ABOUT,
    ...(needed.length > 0 && { session }),
    values: valuesPart(free),
    ...(markets.length > 1 && {
      markets: Object.fromEntries(
        markets.map(([market, own]) => [market, { [REMARK]: `for ${counted(own.length, 'trial')}`, session }]),
      ),
    }),
    given: Object.fromEntries(
      [...groupBy(situated, situationOf)].flatMap(([name, own]): [string, unknown][] => {
        const values = valuesPart(own)
        const isNamed = Object.keys(values).length > 0
        const seeds = [...new Set(own.flatMap(({ given }) => given.seed ?? []))]
        const remark = [...seeds, `For ${namesOf(own.map((trial) => trial.name))}.`].join(' ')
        return [
          [`${REMARK} ${name}`, isNamed ? remark : `${remark} Write {} if your server holds it.`],
          [name, isNamed ? { values } : null],
        ]
      }),
    ),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Writes it to a new file, and says so. Throws `CannotVerify` if there is one: it may have been filled in. */
export async function seedsTemplateIn(
  file: string,
  contract: Contract,
  trials: Trial[],
  allow: Allow,
): Promise<string> {
  const allowed = trials.filter((trial) => whyForbidden(trial, allow) === undefined)
  try {
    await writeFile(file, seedsTemplate(contract, allowed), { flag: 'wx' })
  } catch (error) {
    const { code } = Object(error)
    throw new CannotVerify(
      code === 'EEXIST'
        ? `--seeds-template ${file}: there is such a file already. Name another.`
        : `--seeds-template ${file} cannot be written (${String(code ?? error)}).`,
    )
  }
  return `${file} names what ${counted(allowed.length, 'trial')} need. Fill it in, and give it by --seeds.`
}

const needs = (security: Trial['operation']['security'], scheme: string) =>
  security.some((credentials) => credentials.some((credential) => credential.scheme === scheme))

const isSituated = ({ given }: Trial) => given.scenario !== undefined || given.seed !== undefined
const situationOf = ({ given, base, name }: Trial) => given.scenario ?? base ?? name

/** Each value, with a remark that says what it is for. */
function valuesPart(trials: Trial[]): Record<string, string> {
  const uses = trials.flatMap((trial) => ownValues(trial).map(([field, value]) => ({ field, value, trial })))
  const parts = [...groupBy(uses, ({ value }) => value)].flatMap(([value, own]): [string, string][] => {
    const fields = [...new Set(own.map(({ field }) => field))]
    const of = [...new Set(own.map(({ trial }) => trial))]
    const changing = of.filter(changes).length
    const fresh = changing === 0 ? '' : `; ${changing} of them change something`
    return [
      [`${REMARK} ${value}`, `${fields.join(' or ')} of ${namesOf(of.map(({ name }) => name))}${fresh}`],
      [value, ''],
    ]
  })
  return Object.fromEntries(parts)
}
