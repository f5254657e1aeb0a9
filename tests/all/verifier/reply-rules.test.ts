import { expect, test } from 'vitest'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import type { REPLY_RULES } from '../../../packages/verifier/src/reply-rules.ts'
import { planTrials } from '../../../packages/verifier/src/verify.ts'
import { journeys } from './journeys.ts'
import { changeReplies, contract } from './mutant.ts'
import { verifyTrials } from './verify-trials.ts'
import { worldTransport } from './world-transport.ts'

const trials = allTrials(contract, journeys, 1)
const json = { 'content-type': 'application/json' }

/** What is said of a server that changes the successful replies of one operation. */
async function found(id: string, change: (text: string) => string | Uint8Array<ArrayBuffer>): Promise<string[]> {
  const transport = changeReplies(id, 'success', (text) => new Response(change(text), { headers: json }))
  const own = trials.filter(({ kind, steps }) => kind === 'example' && steps.at(-1)?.operation.id === id)
  const { findings } = await verifyTrials(own, transport(worldTransport()), 1, { others: contract.others })
  return findings.map(({ says }) => says)
}

type Plan = { repayPlanDetail: { repayWaitDetail: { periodNo: number }[] | null } } | null
const inPlan = (change: (list: object[]) => object[]) => (text: string) => {
  const body: { data: Plan } = JSON.parse(text)
  const plan = body.data?.repayPlanDetail
  if (plan) Object.assign(plan, { repayWaitDetail: plan.repayWaitDetail && change(plan.repayWaitDetail) })
  return JSON.stringify(body)
}

type Untrue = [id: string, change: (text: string) => string | Uint8Array<ArrayBuffer>, says: string | RegExp]

/** Each rule about every reply, with a server that breaks it, and its sentence. */
const UNTRUE: Record<keyof typeof REPLY_RULES, Untrue> = {
  'letters are UTF-8': [
    'getExtension',
    (text) => new Uint8Array(Buffer.from(text.replace(/"productName":"/, '"productName":"é'), 'latin1')),
    '`data.productName` has a letter that is not UTF-8 (it came as \u{FFFD})',
  ],
  'a day exists': [
    'getExtension',
    (text) => text.replace(/"delayExpiryTime":"[^ "]*/, '"delayExpiryTime":"2026-02-30'),
    "`data.delayExpiryTime` is '2026-02-30",
  ],
  'a key comes once': [
    'getExtension',
    (text) => text.replace('"telephone":', '"telephone":null,"telephone":'),
    '`telephone` comes twice in one object, and readers differ in which they take',
  ],
  'JSON has no byte order mark': [
    'getExtension',
    (text) => `\u{FEFF}${text}`,
    '`body` begins with a byte order mark, which some readers take for broken JSON',
  ],
}

test.each<[string, Untrue]>([
  ...Object.entries(UNTRUE),
  [
    'a list is whole',
    [
      'getInstalments',
      inPlan((list) => list.slice(0, -1)),
      /^`data.repayWaitCount` is '?\d+'?, must be the number of entries of `repayPlanDetail.repayWaitDetail`: \d+$/,
    ],
  ],
  [
    'a list is sorted',
    [
      'getInstalments',
      inPlan((list) => list.toReversed()),
      /^`data.repayPlanDetail.repayWaitDetail\[1\].periodNo` .* must be sorted by `periodNo`, the smallest first$/,
    ],
  ],
  [
    'a list has nothing of another person',
    [
      'listProblems',
      (text) => text.replaceAll('8211004502', '8211004599'),
      /`data\[0\]\.list\[\d\]\.id` is '8211004599', which is another person's/,
    ],
  ],
])('A server is found out by the rule that %s', async (_, [id, change, says]) => {
  const isMeant = (sentence: string) => (typeof says === 'string' ? sentence.includes(says) : says.test(sentence))
  expect(await found(id, change)).toSatisfy((sentences: string[]) => sentences.some(isMeant))
})

const seeds = {
  session: { token: 'a', userId: 'b', sessionId: 'c' },
  values: {
    '723421968459640174': 'mine',
    '912340000000004417': 'my card',
    '5379412098764417': 'its number',
    '109000000': 'what is owed',
  },
}
const allow = { write: true, money: true }

test('A broken value needs no seed: a payment with a malformed order is sent', () => {
  const planned = planTrials(trials, { allow, seeds, isWorld: false, answers: {} })
  const broken = planned.filter(({ trial }) => trial.name.startsWith('commitRepayment/orderId-'))
  expect(broken.length).toBeGreaterThan(3)
  expect(broken.filter(({ skip }) => skip && !skip.detail?.startsWith('`others'))).toEqual([])
})

test('Another person’s values are sent only if the seeds name them', () => {
  const ofOthers = trials.filter(({ kind, given }) => kind === 'others' && given.scenario === undefined)
  const skips = (others?: Record<string, string>) =>
    planTrials(ofOthers, {
      allow,
      seeds: { ...seeds, ...(others && { others }) },
      isWorld: false,
      answers: { sms: 'x' },
    })
      .filter(({ skip }) => skip?.why.includes('`others`'))
      .map(({ trial }) => trial.name)
  expect(skips()).toHaveLength(ofOthers.length)
  expect(skips({ orderId: 'theirs' }).filter((name) => name.includes('/orderId-'))).toEqual([])
})

test('Behind a gateway that refuses everybody, no session trial passes @RULE-105', async () => {
  const closed: Transport = async () => new Response(null, { status: 401 })
  const ofOrders = trials.filter(({ operation }) => operation.id === 'listOrders')
  const { results } = await verifyTrials(ofOrders, closed)
  const ofSession = results.filter(({ trial }) => trial.kind === 'session')
  expect(ofSession.length).toBeGreaterThan(1)
  expect(ofSession.filter(({ state }) => state === 'passed')).toEqual([])
})
