import { existsSync } from 'node:fs'
import { printable } from '../printable.ts'
import { allScreens, compareContracts } from './compare-contracts.ts'
import { compareShells, namesOfShell } from './compare-shells.ts'
import { type NamedSide, readSide, RELEASED, WORKING_TREE } from './read-side.ts'
import type { Compared } from './report-changes.ts'
import { UnknownKeyword, UnreadableSide } from './unreadable.ts'

/** The contract of the last release; undefined before the first one. */
export async function releasedSide(): Promise<NamedSide | undefined> {
  return existsSync(RELEASED) ? { ...(await readSide(RELEASED)), name: 'the last release' } : undefined
}

const ENDLESS =
  'It cannot be compared: a schema refers to itself without end, is nested too deep, or holds too much once its references are followed.'
const LINT = ' `npm run generate -- --lint` names its line.'

/**
 * The changes from one contract to another, and whom they break, in text that is safe for a terminal, because others may have
 * written it. Throws `UnreadableSide` if they cannot be compared.
 */
export function compareSides(before: NamedSide, after: NamedSide): Compared {
  const named = ({ name, contract, usage: known }: NamedSide, version = contract.info.version) => ({
    name,
    version,
    knowsUsage: known !== undefined,
  })
  const shellOf = (side: NamedSide) => named(side, side.shell?.version ?? 'none')
  try {
    return withPrintableTexts({
      from: named(before),
      to: named(after),
      changes: compareContracts(before, after),
      screens: allScreens(before, after),
      // A plain bundle has none beside it.
      ...(before.shell &&
        after.shell && {
          shell: {
            from: shellOf(before),
            to: shellOf(after),
            changes: compareShells(before, after),
            screens: namesOfShell(before, after),
          },
        }),
    })
  } catch (error) {
    if (error instanceof UnknownKeyword)
      throw new UnreadableSide(
        `${after.name} cannot be compared: ${error.message}${after.name === WORKING_TREE ? LINT : ''}`,
      )
    // A stack overflow, or the comparison's own limit (shape.ts).
    if (error instanceof RangeError) throw new UnreadableSide(ENDLESS)
    throw error
  }
}

/** Makes each text fit on one line. */
const withPrintableTexts = (compared: Compared): Compared =>
  JSON.parse(JSON.stringify(compared, (_key, value: unknown) => (typeof value === 'string' ? printable(value) : value)))
