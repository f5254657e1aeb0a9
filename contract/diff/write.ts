import type { ContractDocument } from '../read/document.ts'
import type { ScreenAddress } from '../shell/shell-contract.ts'
import { compareSides, releasedSide } from './compare-sides.ts'
import { type NamedSide, readSide, usageIn, UnreadableSide, workingTree } from './read-side.ts'
import { reportChanges, type Compared } from './report-changes.ts'

interface Versions {
  /** The addresses that a shell opens, as the routes of the working tree declare them. */
  addresses: () => ScreenAddress[]
  /** A commit or a file. By default the last release, and the working tree. */
  from?: string | undefined
  to?: string | undefined
  /** A file that says what screens of `from` read, where `from` does not. */
  usage?: string | undefined
}

/** Two versions of the contract, and what changed; only the newer one before the first release. Throws `UnreadableSide`. */
export async function compareVersions({ addresses, from, to, usage }: Versions): Promise<{
  before?: NamedSide
  after: NamedSide
  compared?: Compared
}> {
  // One after the other: a side that cannot be read ends the command, which would leave half a bundle of the other.
  const before = await (from === undefined ? releasedSide() : readSide(from))
  const after = await (to === undefined ? workingTree(addresses) : readSide(to))
  if (!before) return { after }
  const known = before.usage ?? (usage === undefined ? undefined : await givenUsage(usage))
  return { before, after, compared: compareSides({ ...before, usage: known }, after) }
}

async function givenUsage(file: string) {
  const read = await usageIn(file)
  if (!read) throw new UnreadableSide(`There is no file ${file}.`)
  return read
}

/**
 * The current contract, and its changes since another version (the last release by default), in Markdown. Throws
 * `UnreadableSide` if there is nothing to compare with.
 */
export async function reportSince(
  from: string | undefined,
  addresses: () => ScreenAddress[],
): Promise<{ contract: ContractDocument; report: string }> {
  const { after, compared } = await compareVersions({ from, addresses })
  return { contract: after.contract, report: compared ? reportChanges(compared) : '' }
}
