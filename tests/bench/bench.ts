// npm run bench             compares the world with Prism, and the contract as it is with one of 1,000 operations
// npm run bench -- --quick  short rounds of the servers only: whether it works, not how fast it is. That the contracts can be
//                           compared is shown by tests/contract/many-operations.test.ts.
// The page that it writes is kept: npm run --silent bench > docs/benchmarks.md && npm run format
import { availableParallelism, loadavg } from 'node:os'
import { flag, readArguments } from '../../scripts/arguments.ts'
import { compareContracts, projectsToCompare } from './compare-contracts.ts'
import { compareServers } from './compare-servers.ts'
import { compareStaticServers } from './compare-static-servers.ts'

const FULL = { starts: 7, rounds: 7, seconds: 1, warmUp: 3 }
const QUICK = { starts: 1, rounds: 1, seconds: 0.1, warmUp: 0.1 }
const BUILDS = 3
const MANY = 1000
const CONNECTIONS = 8

const { quick } = readArguments('npm run bench', { quick: flag })
const { starts, rounds, seconds, warmUp } = quick ? QUICK : FULL
const load = { seconds, connections: CONNECTIONS }

// A machine that does other work as well makes the spread wide.
const busy = () => (loadavg()[0] ?? 0).toFixed(1)
const before = busy()
const servers = await compareServers({ starts, rounds, load, warmUp: { ...load, seconds: warmUp } })
const served = await compareStaticServers(
  quick ? { requests: 200, connections: 20 } : { requests: 20_000, connections: 200 },
)
const contracts = quick ? '' : contractsSection()

console.log(`# Benchmarks

Written by \`npm run bench${quick ? ' -- --quick' : ''}\` on ${new Date().toISOString().slice(0, 10)}, on ${process.platform} with ${availableParallelism()} cores and Node ${process.versions.node},
at a load of ${before} before and ${busy()} after. ${quick ? '**A quick run shows that the measurements work, and nothing else.** ' : ''}Each table compares things within one run, in turns; numbers of two runs are not to be compared.
A cell is a median, with the least and the most.

## The world and Prism over HTTP

${servers.table()}

- **Start**, ${starts} of each: from the start of \`scripts/world.ts\` or \`scripts/prism.ts\` to the first right answer.
- **Answers a second**, ${rounds} rounds of ${seconds} s each, after ${warmUp} s of warm-up, on ${CONNECTIONS} kept connections. All servers get the same bytes,
  and each answer must be the contract's example, byte for byte.
- Prism checks what it receives. The world does too, keeps state, and checks what it sends. The look-up checks nothing: it is
  the most that this machine and the measuring client can do.

## The release from nginx and from \`vite preview\`

${served}
${contracts}`)

function contractsSection(): string {
  const projects = projectsToCompare(MANY)
  const { measured, sameRelease } = compareContracts(projects, { rounds: BUILDS, types: true })
  for (const { project } of Object.values(projects)) project.remove()
  if (!sameRelease) {
    console.error('Operations that nothing calls change the release.')
    process.exitCode = 1
  }
  return `
## What 1,000 operations would cost

${measured.table()}

- ${BUILDS} rounds. The contract is grown by copies of its operations and schemas under new names; the world has a handler for each.
- ${sameRelease ? "The two releases are the same, byte for byte: a screen's script holds the operations that it calls and no others." : '**The two releases differ.**'}`
}
