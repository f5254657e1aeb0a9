import type { Contract } from './contract.ts'
import { contractLine } from './contract-line.ts'
import { worldLine } from './curl.ts'
import type { Finding } from './finding.ts'
import { groupBy } from './group-by.ts'
import type { Report } from './verify.ts'

const PLURALS = new Intl.PluralRules('en')
/** A number with its noun: `1 finding`, `2 findings`. */
export const counted = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en')} ${PLURALS.select(count) === 'one' ? one : more}`

/** The summary at the end of a run: the findings, then how much was tried. */
export function summary(
  { results, findings, notes, requests, milliseconds, warnings = [], stopped }: Report,
  contract: Contract,
  server: string,
): string {
  const operations = new Set(results.map(({ trial }) => trial.operation.id))
  const tried = results.filter(({ state }) => state !== 'skipped')
  const skipped = results.flatMap(({ state, why }) => (state === 'skipped' && why ? [why] : []))
  const reasons = [...countEach(skipped)].toSorted(([, one], [, other]) => other - one)
  return [
    ...byOperation(findings).flatMap(([operation, found]) =>
      [[operation], ...found.map((finding) => findingLines(finding, contract)), ['']].flat(),
    ),
    ...(notes.length > 0
      ? ['Notes (they do not fail the run):', ...notes.flatMap((note) => findingLines(note, contract, '·')), '']
      : []),
    table(results),
    '',
    ...(reasons.length > 0
      ? ['Not tried:', ...reasons.map(([why, count]) => `  ${String(count).padStart(4)}  ${why}`), '']
      : []),
    ...(tried.length * 2 < results.length && stopped === undefined ? [LITTLE, ''] : []),
    ...(warnings.length > 0 ? ['Seeds:', ...warnings.map((line) => `  ${line}`), ''] : []),
    ...(contract.unjudged.length > 0 ? [`Without \`x-outcomes\`, not tried: ${namesOf(contract.unjudged)}`, ''] : []),
    ...(stopped === undefined ? [] : [`Not finished: ${stopped}. What was found until then:`]),
    [
      `${server}: ${counted(findings.length, 'finding')}`,
      ...(notes.length > 0 ? [counted(notes.length, 'note')] : []),
      `${counted(tried.length, 'trial')} of ${counted(operations.size, 'operation')}`,
      `${counted(requests, 'request')} in ${(milliseconds / 1000).toFixed(1)} s`,
    ].join(', '),
  ].join('\n')
}

function findingLines(
  { operation, says, alsoIn, pointer, kind, trials, message, curl }: Finding,
  contract: Contract,
  mark = '✗',
): string[] {
  const line = contractLine(contract, pointer)
  const [first = '', ...others] = trials
  const where = others.length > 0 ? `${first} and ${others.length} more` : first
  return [
    `  ${mark} ${mark === '✗' ? '' : `${operation}: `}${says}`,
    ...(alsoIn.length > 0 ? [`    also in ${kind === 'absent' ? alsoIn.join(', ') : namesOf(alsoIn)}`] : []),
    `    ${where}`,
    ...(message === undefined ? [] : [`    message: ${message}`]),
    ...(line === undefined ? [] : [`    contract: ${line}`, `              ${pointer}`]),
    ...[worldLine(curl) ?? [], curl].flat().map((command) => `    ${command}`),
  ]
}

/** A green run says little if most trials were not sent. */
const LITTLE =
  'Most trials were not sent. `--seeds-template seeds.json` lists what they need. Add `--allow-writes` and `--allow-money` for those that change something.'

const MOST_NAMES = 6

/** A list of names, shortened if it is long. */
export const namesOf = (names: string[]) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`
    : names.join(', ')

const byOperation = (findings: Finding[]) => [...groupBy(findings, ({ operation }) => operation)]

/** How often each text occurs. */
export function countEach(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** A line for each tag of the contract: how many trials passed, failed and were skipped. */
function table(results: Report['results']): string {
  const groups = groupBy(results, ({ trial }) =>
    trial.kind === 'journey' ? 'journeys' : (trial.operation.tags[0] ?? ''),
  )
  const rows = [...groups].map(([tag, found]) => {
    const count = (state: string) => String(found.filter((result) => result.state === state).length)
    return [tag, count('passed'), count('failed'), count('skipped')]
  })
  const lines = [['', 'passed', 'failed', 'not tried'], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
