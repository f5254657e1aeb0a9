import { compareContracts, projectsToCompare } from './compare-contracts.ts'

const BUILDS = 3
const MANY = 1000

export const CONTRACTS_TITLE = 'What 1,000 operations would cost'

/** The process fails if the releases differ. */
export function contractsSection(): string {
  const projects = projectsToCompare(MANY)
  const { measured, sameRelease, compared } = compareContracts(projects, { rounds: BUILDS, types: true })
  for (const { project } of Object.values(projects)) project.remove()
  if (!sameRelease) {
    console.error('Operations that nothing calls change the release.')
    process.exitCode = 1
  }
  return `${measured.table()}

- ${BUILDS} rounds. The contract is grown by copies of its operations and schemas under new names; the world has a handler for each.
- ${sameRelease ? `The two releases are the same, byte for byte, in every file (${compared}): neither a screen's script nor what a page holds inline has an operation that it does not call.` : '**The two releases differ.**'}`
}
