import { type OperationContract, operations } from '../../../mocks/contract.ts'
import type { Sighting } from '../../../packages/verifier/src/finding.ts'
import { type Asking, runTrial } from '../../../packages/verifier/src/run-trial.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import type { Trial } from '../../../packages/verifier/src/trial.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { exampleRequest } from '../../setup/example-request.ts'
import { journeys } from './journeys.ts'
import { contract, judge, type Mutant } from './mutant.ts'
import { TIMES } from './time-mutants.ts'
import { moveClock, SERVER, worldTransport } from './world-transport.ts'

const all = allTrials(contract, journeys, 1)
/** A note does not make a server wrong. */
const trials = all.filter(({ isNote }) => !isNote)

/** A mutant runs only the trials that it affects, the most likely first. A single reply does not show what a server forgot. */
function touchedBy({ family, operation, outcome, forgets = false }: Mutant): Trial[] {
  const touched = trials
    .filter(({ steps }) => steps.some((step) => step.operation.id === operation))
    .filter(({ steps }) => !forgets || steps.length > 1)
  const isLikely = (trial: Trial) =>
    family === 'state'
      ? trial.kind === 'journey'
      : trial.operation.id === operation && trial.outcome === (outcome ?? 'success')
  return [...touched.filter(isLikely), ...touched.filter((trial) => !isLikely(trial))]
}

const PATIENT = { limit: 60_000, patience: 60_000 }

export const asking = (transport: Transport, times = PATIENT, server = SERVER): Asking => ({
  server,
  transport,
  judge,
  seeds: {},
  isWorld: true,
  answers: {},
  clock: (seconds, _trial, world) => moveClock(world, seconds),
  ...times,
})

/** The first mistake that a trial finds in the mutant's operation; over HTTP if an address is given. */
export async function firstSighting(mutant: Mutant, server?: string): Promise<Sighting | undefined> {
  for (const trial of touchedBy(mutant)) {
    const transport = server ? fetch : mutant.make(worldTransport())
    const { sightings } = await runTrial(trial, asking(transport, mutant.isLate ? TIMES : PATIENT, server))
    // What a server forgot shows later, in replies of other operations.
    const found = sightings.find(({ operation }) => operation === mutant.operation || mutant.family === 'state')
    if (found) return found
  }
  return undefined
}

/** The first thing that a trial notes in the mutant's operation, of what a server should do and need not. */
export async function firstNote(mutant: Mutant): Promise<Sighting | undefined> {
  for (const trial of all.filter(({ isNote, operation }) => isNote && operation.id === mutant.operation)) {
    const { sightings } = await runTrial(trial, asking(mutant.make(worldTransport())))
    if (sightings[0]) return sightings[0]
  }
  return undefined
}

/** Whether any trial gets a different reply from it than from a correct server. */
export async function isDifferent(mutant: Mutant): Promise<boolean> {
  for (const trial of touchedBy(mutant)) {
    const [wrong, right] = [mutant.make(worldTransport()), worldTransport()].map(recorded)
    for (const one of [wrong, right]) if (one) await runTrial(trial, asking(one.transport))
    if (wrong?.replies.join('\n') !== right?.replies.join('\n')) return true
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
  const isFirst = (trial: Trial) => trials.find(({ operation }) => operation === trial.operation) === trial
  const writing = trials.filter(
    (trial) =>
      (trial.kind === 'journey' || isFirst(trial)) && trial.steps.some(({ operation }) => operation.effect !== 'read'),
  )
  const changed = new Set<string>()
  for (const trial of writing) {
    const { scenario } = trial.given
    const unknown = reads.filter(({ id }) => !changed.has(id))
    const [used, fresh] = [worldTransport(), worldTransport()]
    // One world for all requests, whatever name they send.
    const inOne = (transport: Transport) => (request: Request) => {
      const headers = new Headers(request.headers)
      headers.set('x-world', 'one')
      return transport(new Request(request, { headers }))
    }
    await runTrial(trial, asking(inOne(used)))
    for (const read of unknown)
      if ((await say(inOne(used), scenario, read)) !== (await say(inOne(fresh), scenario, read))) changed.add(read.id)
  }
  return [...changed].toSorted()
}

/** A server that records all its replies, in order. */
function recorded(transport: Transport) {
  const replies: string[] = []
  return {
    replies,
    transport: async (request: Request) => {
      const response = await transport(request)
      replies.push(`${response.status} ${await response.clone().text()}`)
      return response
    },
  }
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
