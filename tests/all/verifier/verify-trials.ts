import type { Seeds } from '../../../packages/verifier/src/seeds.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import type { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { planTrials, verify } from '../../../packages/verifier/src/verify.ts'
import { judge } from './mutant.ts'
import { moveClock, SERVER } from './world-transport.ts'

/** Runs these trials on a server behind a transport, with permission for all their effects. */
export function verifyTrials(
  trials: ReturnType<typeof allTrials>,
  transport: Transport,
  parallel = 1,
  seeds: Seeds = {},
) {
  const options = {
    server: SERVER,
    transport,
    judge,
    seeds,
    isWorld: true,
    answers: {},
    clock: (seconds: number, _trial: unknown, world: string) => moveClock(world, seconds),
    limit: 60_000,
    patience: 60_000,
    allow: { write: true, money: true },
    parallel,
  }
  return verify(planTrials(trials, options), options)
}
