import { type OperationContract, operations } from './contract.ts'
import { successExamples } from './examples.ts'
import { HOSTED } from './hosted-address.ts'
import { mergeOverrides } from './overrides.ts'
import { handOverScenarios } from './scenarios/hand-over.ts'
import { complaintsScenarios } from './scenarios/complaints.ts'
import { accountScenarios } from './scenarios/repayment-accounts.ts'
import { cardScenarios } from './scenarios/repayment-cards.ts'
import { repaymentScenarios } from './scenarios/repayment.ts'
import { promotionScenarios } from './scenarios/promotion.ts'
import { recommendScenarios } from './scenarios/recommend.ts'
import { confirmationScenarios } from './scenarios/confirmation.ts'
import { faultScenarios } from './scenarios/faults.ts'
import { RequestError } from './request-error.ts'
import { emptyWorld, type World } from './world.ts'
import { listScenarios, orderScenarios, seedOrders } from './scenarios/orders.ts'
import { wireScenarios } from './scenarios/wire.ts'
import type { Scenario } from './scenarios/scenario-type.ts'
import { secondBorrowerScenarios } from './scenarios/second-borrower.ts'
import { seedSecondBorrower } from './state/second-borrower.ts'

export const DEFAULT_SCENARIO = 'order-174'

/** The payment site of the contract's example, for worlds without payments. */
const NO_SITE = 'https://pay.rupya.example/__world/alipay'

export const scenarios: Record<string, Scenario> = {
  ...orderScenarios,
  ...wireScenarios,
  ...faultScenarios,
  ...complaintsScenarios,
  ...repaymentScenarios,
  ...cardScenarios,
  ...accountScenarios,
  ...handOverScenarios,
  ...promotionScenarios,
  ...recommendScenarios,
  ...confirmationScenarios,
  ...listScenarios,
  ...secondBorrowerScenarios,
}

/** Scenarios with a parameter in their name, which cannot all be listed. */
const PATTERNS: [pattern: RegExp, scenario: (...parts: string[]) => Scenario][] = [
  [/^latency-(\d{1,5})$/, (ms) => ({ summary: `Each reply takes ${ms} ms`, overrides: { latency: Number(ms) } })],
  [
    /^posts-after-(\d{1,7})$/,
    (seconds) => ({
      summary: `A payment is in the books ${seconds} seconds after it was accepted`,
      overrides: { postsAfter: Number(seconds) * 1000 },
    }),
  ],
  [
    /^busy-(\d{1,3})$/,
    (seconds) => ({
      summary: `The server has no time, and asks to wait for ${seconds} seconds`,
      overrides: { busy: { status: 429, seconds: Number(seconds) } },
    }),
  ],
  [/^busy-once:(\w+?)(?::(429|503))?$/, (operation = '', status = '429') => busyOnceScenario(operation, status)],
  [/^refuse:(\w+)(?::(\w+))?$/, (operation = '', failure = 'other') => refusalScenario(operation, failure)],
  [/^example:(\w+):([\w-]+)$/, (operation = '', name = '') => exampleScenario(operation, name)],
  [/^lost:(\w+)$/, (operation = '') => lostReplyScenario(operation)],
  [/^late-(\d{1,5}):(\w+)$/, (ms, operation = '') => lateReplyScenario(operation, Number(ms))],
]

function findScenario(name: string): Scenario | undefined {
  for (const [pattern, scenario] of PATTERNS) {
    const [matched, ...parts] = pattern.exec(name) ?? []
    if (matched !== undefined) return scenario(...parts)
  }
  return Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
}

function findOperation(name: string): OperationContract {
  const operation = operations.find(({ id }) => id === name)
  if (!operation) throw new RequestError(`The contract has no operation ${name}.`)
  return operation
}

function refusalScenario(name: string, failure: string): Scenario {
  const { id, session, outcomes } = findOperation(name)
  const failures = [...Object.keys(outcomes.failures), 'other', ...(session === 'none' ? [] : ['sessionEnded'])]
  if (!failures.includes(failure))
    throw new RequestError(`${id} has no failure ${failure}. It has: ${failures.join(', ')}.`)
  return { summary: `${id} is refused: ${failure}`, overrides: { refuse: { [id]: failure } } }
}

function exampleScenario(name: string, example: string): Scenario {
  const { id } = findOperation(name)
  const names = successExamples(id).map((known) => known.name)
  if (!names.includes(example)) throw new RequestError(`${id} has no example ${example}. It has: ${names.join(', ')}.`)
  return { summary: `${id} answers with its example ${example}`, overrides: { example: { [id]: example } } }
}

function lostReplyScenario(name: string): Scenario {
  const { id } = findOperation(name)
  return { summary: `${id} does what it is asked, and its reply is lost`, overrides: { lost: [id] } }
}

function lateReplyScenario(name: string, ms: number): Scenario {
  const { id } = findOperation(name)
  return {
    summary: `${id} does what it is asked at once, and answers ${ms} ms later`,
    overrides: { late: { [id]: ms } },
  }
}

function busyOnceScenario(name: string, status: string): Scenario {
  const { id } = findOperation(name)
  return {
    summary: `The server has no time for the first call of ${id}: HTTP ${status}`,
    overrides: { busy: { status: status === '503' ? 503 : 429, seconds: 2, once: id } },
  }
}

/**
 * A new world. `name` is a scenario's, or several with commas, each on top of the one before: `order-5,scrambled`.
 * One of an order brings its own instalments, so it stands before those that change them.
 * Throws if there is no such scenario.
 */
export async function createWorld(
  name: string = DEFAULT_SCENARIO,
  paymentSite: string = NO_SITE,
  hostedPages: string = HOSTED,
): Promise<World> {
  const world = emptyWorld(name, paymentSite, hostedPages)
  await seedOrders(world)
  await seedSecondBorrower(world)
  for (const part of name.split(',')) {
    const scenario = findScenario(part)
    if (!scenario)
      throw new RequestError(
        `There is no scenario ${part}. There are: ${Object.keys(scenarios).join(', ')}; for every operation ` +
          'refuse:<operation>, refuse:<operation>:<failure>, example:<operation>:<name>, lost:<operation>, ' +
          'late-<ms>:<operation>, ' +
          'busy-once:<operation> and busy-once:<operation>:503; latency-<ms>, busy-<seconds>, posts-after-<seconds>.',
      )
    await scenario.seed?.(world)
    world.overrides = mergeOverrides(world.overrides, scenario.overrides ?? {})
  }
  return world
}
