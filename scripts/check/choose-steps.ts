import type { NeedName } from '../setup/look-for.ts'
import type { Step } from './steps.ts'

type Chosen = Pick<Step, 'name' | 'needs' | 'after' | 'trusts' | 'leaves'>

/** The named steps, and before them the steps that they depend on and that have no output yet, in the usual order. */
export function chooseSteps<Each extends Chosen>(
  all: readonly Each[],
  names: readonly string[],
  isThere: (path: string) => boolean,
): Each[] {
  const isChosen = ({ name, leaves }: Each): boolean =>
    names.includes(name) ||
    (!(leaves && isThere(leaves)) && all.some((step) => step.after?.includes(name) && isChosen(step)))
  return all.filter(isChosen)
}

/** The steps that cannot run without something of the system: those that need it, and those that depend on them. */
export function stepsWithout<Each extends Chosen>(chosen: readonly Each[], missing: readonly NeedName[]): Each[] {
  const cannot = ({ needs, after }: Each): boolean =>
    missing.some((name) => needs?.includes(name)) ||
    chosen.some((before) => after?.includes(before.name) && cannot(before))
  return chosen.filter(cannot)
}

/** The steps whose result would mean nothing once these have failed, and those that depend on them. */
export function stepsInDoubt<Each extends Chosen>(chosen: readonly Each[], failed: readonly string[]): Each[] {
  const isInDoubt = ({ trusts, after }: Each): boolean =>
    failed.some((name) => trusts?.includes(name)) ||
    chosen.some((before) => after?.includes(before.name) && isInDoubt(before))
  return chosen.filter(isInDoubt)
}
