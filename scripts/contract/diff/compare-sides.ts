import { existsSync } from 'node:fs'
import { allScreens, compareContracts } from './compare-contracts.ts'
import { type NamedSide, readSide, RELEASED } from './read-side.ts'
import type { Compared } from './report-changes.ts'

/** The contract of the last release; nothing before the first one. */
export async function releasedSide(): Promise<NamedSide | undefined> {
  return existsSync(RELEASED) ? { ...(await readSide(RELEASED)), name: 'the last release' } : undefined
}

/** What changed from one contract to another, and whom it breaks. */
export function compareSides(before: NamedSide, after: NamedSide): Compared {
  const named = ({ name, contract, usage: known }: NamedSide) => ({
    name,
    version: contract.info.version,
    knowsUsage: known !== undefined,
  })
  return {
    from: named(before),
    to: named(after),
    changes: compareContracts(before, after),
    screens: allScreens(before, after),
  }
}
