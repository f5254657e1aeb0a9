import type { Occurrence } from './finding.ts'
import type { Verdict } from './judge.ts'
import type { TrialStep } from './trial.ts'

/** A step's command. Two requests at the same moment are two commands that run at once. */
export function commandOf({ isDoubled, later }: TrialStep, command: string): string {
  if (later !== undefined) return `sleep ${later} && ${command}`
  return isDoubled ? `${command} & ${command} & wait` : command
}

/** What is wrong with the answers to two requests at the same moment: exactly one must succeed. */
export function atOnceProblem(
  { expects, operation }: TrialStep,
  verdicts: [Verdict, Verdict],
): Pick<Occurrence, 'path' | 'says'> | undefined {
  const names = verdicts.map(({ outcome }) => outcome ?? 'nothing that is in the contract')
  const done = names.filter((name) => name === 'success').length
  if (done === 1 && names.every((name) => expects.includes(name))) return undefined
  const other = expects
    .filter((name) => name !== 'success')
    .map((name) => (name === 'other' ? 'a failure without a name' : `\`${name}\``))
  return {
    path: '',
    says: `was answered ${verdicts.map(({ came }) => came).join(' and ')} when \`${operation.id}\` came twice at the same moment, must be \`success\` once and ${other.join(' or ')} once`,
  }
}
