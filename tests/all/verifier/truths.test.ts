import { expect, test } from 'vitest'
import { operations } from '../../../mocks/contract.ts'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import type { TRUTHS } from '../../../packages/verifier/src/truths.ts'
import { planTrials } from '../../../packages/verifier/src/verify.ts'
import { journeys } from './journeys.ts'
import { changeReplies, contract } from './mutant.ts'
import { verifyTrials } from './verify-trials.ts'
import { worldTransport } from './world-transport.ts'

const trials = allTrials(contract, journeys, 1)
const named = (id: string) => operations.find((operation) => operation.id === id) ?? operations[0]!

/** What is said of a server that changes the successful replies of one operation. */
async function found(id: string, change: (text: string) => string, only = trials): Promise<string[]> {
  const transport = changeReplies(named(id), 'success', ({ text }) => {
    const headers = { 'content-type': 'application/json' }
    return new Response(change(text), { headers })
  })(worldTransport())
  const own = only.filter(({ kind, steps }) => kind === 'example' && steps.at(-1)?.operation.id === id)
  const { findings } = await verifyTrials(own, transport)
  return findings.map(({ says }) => says)
}

const inBody = (change: (body: { data: Plan }) => void) => (text: string) => {
  const body = JSON.parse(text)
  if (body.data) change(body)
  return JSON.stringify(body)
}
interface Plan {
  repayPlanDetail: { repayWaitDetail: { periodNo: number }[] | null }
}

/** Each truth about every reply, with a server that breaks it, and its sentence. */
const UNTRUE: Record<keyof typeof TRUTHS, [id: string, change: (text: string) => string, says: string]> = {
  'letters are UTF-8': [
    'listProblems',
    (text) => text.replace(/"content":"\w/, '"content":"\u{FFFD}'),
    '`data[0].list[0].content` has a letter that is not UTF-8 (it came as \u{FFFD})',
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

test.each(Object.entries(UNTRUE))('A server is found out by the truth that %s', async (_, [id, change, says]) => {
  expect(await found(id, change)).toContainEqual(expect.stringContaining(says))
})

test('A reply in another charset is found out, as bytes', async () => {
  const world = worldTransport()
  const latin = async (request: Request) => {
    const text = await (await world(request)).text()
    const bytes = Buffer.from(text.replace(/"productName":"/, '"productName":"é'), 'latin1')
    return new Response(bytes, { headers: { 'content-type': 'application/json' } })
  }
  const own = trials.filter(({ name }) => name === 'getExtension/extension-open')
  const { findings } = await verifyTrials(own, latin)
  expect(findings.map(({ says }) => says)).toEqual([
    '`data.productName` has a letter that is not UTF-8 (it came as \u{FFFD})',
  ])
})

test('A list that is cut, and one that is sorted otherwise, are found out', async () => {
  const cut = inBody(({ data }) => data.repayPlanDetail.repayWaitDetail?.pop())
  expect(await found('getInstalments', cut)).toContainEqual(
    expect.stringMatching(
      /^`data.repayWaitCount` is '?\d+'?, must be the number of entries of `repayPlanDetail.repayWaitDetail`: \d+$/,
    ),
  )
  const turned = inBody(({ data: { repayPlanDetail } }) => {
    repayPlanDetail.repayWaitDetail = repayPlanDetail.repayWaitDetail?.toReversed() ?? null
  })
  expect(await found('getInstalments', turned)).toContainEqual(
    expect.stringMatching(
      /^`data.repayPlanDetail.repayWaitDetail\[1\].periodNo` .* must be sorted by `periodNo`, the smallest first$/,
    ),
  )
})

test('A plan in hundredths is found out, because nobody can pay it', async () => {
  const hundredfold = (text: string) => text.replaceAll(/"totalAmount":"?(\d+)"?/g, '"totalAmount":$100')
  const transport = changeReplies(named('getInstalments'), 'success', ({ text }) =>
    Response.json(JSON.parse(hundredfold(text))),
  )
  const own = trials.filter(({ name }) => name === 'journeys/instalment-account')
  const { findings } = await verifyTrials(own, transport(worldTransport()))
  expect(findings.map(({ operation }) => operation)).toEqual(['generateVirtualAccount'])
})

test('What is another person’s is seen in a list where nobody asked for it', async () => {
  const { findings } = await verifyTrials(
    trials.filter(({ name }) => name.startsWith('listProblems/complaint')),
    changeReplies(named('listProblems'), 'success', ({ text }) =>
      Response.json(JSON.parse(text.replaceAll('8211004502', '8211004599'))),
    )(worldTransport()),
    1,
    { others: contract.others },
  )
  expect(findings.map(({ says }) => says)).toContainEqual(
    expect.stringMatching(/`data\[0\]\.list\[\d\]\.id` is '8211004599', which is another person's/),
  )
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

test('A value that is broken needs no seed: a payment with a malformed order is sent to a real server', () => {
  const planned = planTrials(trials, { allow, seeds, isWorld: false, answers: {} })
  const broken = planned.filter(({ trial }) => trial.name.startsWith('commitRepayment/orderId-'))
  expect(broken.length).toBeGreaterThan(3)
  expect(broken.filter(({ skip }) => skip && !skip.detail?.startsWith('`others'))).toEqual([])
})

test('What is another person’s is sent only where the seeds name it, in place of the mock world’s', () => {
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

const closed: Transport = async () => new Response(null, { status: 401 })

test('Behind a gateway that refuses everybody, no session trial passes @RULE-105', async () => {
  const { results } = await verifyTrials(
    trials.filter(({ operation }) => operation.id === 'listOrders'),
    closed,
  )
  const ofSession = results.filter(({ trial }) => trial.kind === 'session')
  expect(ofSession.length).toBeGreaterThan(1)
  expect(ofSession.filter(({ state }) => state === 'passed')).toEqual([])
})
