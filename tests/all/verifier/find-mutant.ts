import { type OperationContract, operations } from '../../../mocks/contract.ts'
import { type Asking, runTrial } from '../../../packages/verifier/src/run-trial.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import type { Trial } from '../../../packages/verifier/src/trial.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { exampleRequest } from '../../setup/example-request.ts'
import { journeys } from './journeys.ts'
import { contract, judge, type Mutant } from './mutant.ts'
import { moveClock, SERVER, worldTransport } from './world-transport.ts'

/** A note does not make a server wrong. */
const trials = allTrials(contract, journeys, 1).filter(({ isNote }) => !isNote)

/** A mutant runs only the trials that it affects, the most likely first. A single reply does not show what a server forgot. */
function touchedBy({ state, operation, outcome = 'success' }: Mutant): Trial[] {
  const touched = trials
    .filter(({ steps }) => steps.some((step) => step.operation.id === operation))
    .filter(({ steps }) => state !== 'forgets' || steps.length > 1)
  const isLikely = (trial: Trial) =>
    state ? trial.kind === 'journey' : trial.operation.id === operation && trial.outcome === outcome
  return [...touched.filter(isLikely), ...touched.filter((trial) => !isLikely(trial))]
}

export const asking = (transport: Transport): Asking => ({
  server: SERVER,
  transport,
  judge,
  seeds: {},
  isWorld: true,
  answers: {},
  clock: (seconds, _trial, world) => moveClock(world, seconds),
  limit: 60_000,
  patience: 60_000,
})

/** Whether a trial finds a mistake in the mutant's operation. */
export async function isFound(mutant: Mutant): Promise<boolean> {
  for (const trial of touchedBy(mutant)) {
    const { occurrences } = await runTrial(trial, asking(mutant.make(worldTransport())))
    if (occurrences.some(({ operation }) => operation === mutant.operation || mutant.state)) return true
  }
  return false
}

/** The reads whose own request gets a different answer after the requests of some trial, in order. */
export async function changedReads(): Promise<string[]> {
  const reads = operations.filter(({ effect }) => effect === 'read')
  const say = async (transport: Transport, scenario: string | undefined, read: OperationContract) => {
    const request = exampleRequest(read, read.request, SERVER)
    if (scenario !== undefined) request.headers.set('x-scenario', scenario)
    return (await transport(request)).text()
  }
  /** A server with one world for all requests, whatever name they send. */
  const oneWorld = (): Transport => {
    const world = worldTransport()
    return (request) => {
      const headers = new Headers(request.headers)
      headers.set('x-world', 'one')
      return world(new Request(request, { headers }))
    }
  }
  const isFirst = (trial: Trial) => trials.find(({ operation }) => operation === trial.operation) === trial
  const changed = new Set<string>()
  for (const trial of trials) {
    const isWrite = trial.steps.some(({ operation }) => operation.effect !== 'read')
    if (!isWrite || (trial.kind !== 'journey' && !isFirst(trial))) continue
    const { scenario } = trial.given
    const [used, fresh] = [oneWorld(), oneWorld()]
    await runTrial(trial, asking(used))
    for (const read of reads.filter(({ id }) => !changed.has(id)))
      if ((await say(used, scenario, read)) !== (await say(fresh, scenario, read))) changed.add(read.id)
  }
  return [...changed]
}

const AT_ONCE = 16

/** The result of `task` for each item, in order, with several running at once. */
export async function inParallel<Item, Answer>(
  items: Item[],
  task: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const waiting = [...items.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers[next[0]] = await task(next[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answers
}
