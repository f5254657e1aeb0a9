import type { ContractDocument } from '../read/document.ts'
import { compareSides, releasedSide } from './compare-sides.ts'
import { readSide, workingTree } from './read-side.ts'
import { reportChanges } from './report-changes.ts'

/**
 * The current contract, and its changes since another version (the last release by default), in Markdown. Throws
 * `UnreadableSide` if there is nothing to compare with.
 */
export async function reportSince(version?: string): Promise<{ contract: ContractDocument; report: string }> {
  const [before, after] = await Promise.all([version ? readSide(version) : releasedSide(), workingTree()])
  return { contract: after.contract, report: before ? reportChanges(compareSides(before, after)) : '' }
}
