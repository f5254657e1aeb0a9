import { compareServers } from './compare-servers.ts'

const FULL = { starts: 7, rounds: 7, seconds: 1, warmUp: 3 }
const QUICK = { starts: 1, rounds: 1, seconds: 0.1, warmUp: 0.1 }
const CONNECTIONS = 8

export const SERVERS_TITLE = 'The world and Prism over HTTP'

export async function serversSection({ quick }: { quick: boolean }): Promise<string> {
  const { starts, rounds, seconds, warmUp } = quick ? QUICK : FULL
  const load = { seconds, connections: CONNECTIONS }
  const servers = await compareServers({ starts, rounds, load, warmUp: { ...load, seconds: warmUp } })
  return `${servers.table()}

- **Start**, ${starts} of each: from the start of \`scripts/world.ts\` or \`scripts/prism.ts\` to the first right answer.
- **Answers a second**, ${rounds} rounds of ${seconds} s each, after ${warmUp} s of warm-up, on ${CONNECTIONS} kept connections. All servers get the same bytes,
  and each answer must be the contract's example; the order of its keys is up to the server.
- Prism checks what it receives. The world does too, keeps state, and checks what it sends. The look-up checks nothing: it is
  the most that this machine and the measuring client can do.`
}
