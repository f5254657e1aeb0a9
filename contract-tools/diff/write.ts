import type { ContractDocument } from '../read/document.ts'
import type { ScreenAddress } from '../shell/shell-contract.ts'
import { compareSides, releasedSide } from './compare-sides.ts'
import { type NamedSide, readSide, RELEASED_USAGE, usageIn, workingTree } from './read-side.ts'
import { reportChanges, type Compared } from './report-changes.ts'
import { UnreadableSide } from './unreadable.ts'
import type { Usage } from './usage.ts'

interface Versions {
  /** The addresses that a shell opens, as the routes of the working tree declare them. */
  addresses: () => ScreenAddress[]
  /** A commit or a file. By default the last release, and the working tree. */
  from?: string | undefined
  to?: string | undefined
  /** A file with the fields that screens read, in the place of that of the last release. */
  usage?: string | undefined
  /** The fields that the screens of `to` read, if they were just recorded. */
  recorded?: Usage | undefined
}

/** Two versions of the contract, and what changed; only the newer one before the first release. Throws `UnreadableSide`. */
export async function compareVersions({ addresses, from, to, usage, recorded }: Versions): Promise<{
  before?: NamedSide
  after: NamedSide
  compared?: Compared
}> {
  // One after the other: a side that cannot be read ends the command, which would leave half a bundle of the other.
  const before = await (from === undefined ? releasedSide() : readSide(from))
  const after = await (to === undefined ? workingTree(addresses) : readSide(to))
  if (!before) return { after }
  const known = await (usage === undefined ? usageIn(RELEASED_USAGE) : givenUsage(usage))
  const compared = compareSides({ ...before, usage: known }, { ...after, usage: recorded ?? known })
  return { before, after, compared }
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
  recorded: Usage,
): Promise<{ contract: ContractDocument; report: string }> {
  const { after, compared } = await compareVersions({ from, addresses, recorded })
  return { contract: after.contract, report: compared ? reportChanges(compared) : '' }
}
