import type { ContractDocument } from '../../openapi/document.ts'
import { compareSides, releasedSide } from './diff/compare-sides.ts'
import { readSide, workingTree } from './diff/read-side.ts'
import { reportChanges } from './diff/report-changes.ts'

/**
 * The contract as it is, and what changed in it since another version, in Markdown: since the last release where none is
 * named. Throws `UnreadableSide` where there is nothing to compare with.
 */
export async function reportSince(version?: string): Promise<{ contract: ContractDocument; report: string }> {
  const [before, after] = await Promise.all([version ? readSide(version) : releasedSide(), workingTree()])
  return { contract: after.contract, report: before ? reportChanges(compareSides(before, after)) : '' }
}
