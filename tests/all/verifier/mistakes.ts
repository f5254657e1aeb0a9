// Servers that a backend team could write: each is the mock world with one mistake, and what the verifier says of it.
// Wrong replies of every operation stand in mutants.ts.
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import { postPayment } from '../../../mocks/state/postings.ts'
import {
  afterwards,
  again,
  answersAtOnce,
  asOwner,
  bodyIn,
  isSuccess,
  keyOf,
  type Mistake,
  next,
  reads,
  reply,
  succeeds,
  text,
} from './wrong-server.ts'

const WAITING = 'repayPlanDetail.repayWaitDetail.[]'

/** What a reply holds. */
const VALUES: Mistake[] = [
  {
    name: 'An order has a status that is not in the contract',
    where: 'getLoanDetails',
    does: reply('orderStatus', () => 999),
    finding: 'getLoanDetails: `data.orderStatus` is 999, must be one of',
  },
  {
    name: 'The list of orders shows another status than the order',
    where: 'listOrders',
    does: reply('[].status', (status) => (status === 174 ? 180 : status)),
    finding: "getLoanDetails: `data.orderStatus` is '174', and `listOrders` has '180': both must be the same",
  },
  {
    name: 'Only the first order is listed',
    where: 'listOrders',
    does: reply('', (orders) => (Array.isArray(orders) ? orders.slice(0, 1) : orders)),
    finding: 'listOrders: `data.1.orderId` is missing, and later steps need it',
  },
  {
    name: 'Amounts are texts with dots',
    where: 'getInstalments',
    does: reply(
      `${WAITING}.totalAmount`,
      text((amount) => amount.replace(/(\d{3})$/, '.$1')),
    ),
    finding: "getInstalments: `data.repayPlanDetail.repayWaitDetail[0].totalAmount` is '1090.000', must match",
  },
  {
    name: 'Instalments are in the smallest unit',
    where: 'getInstalments',
    does: reply(`${WAITING}.totalAmount`, (amount) => Number(amount) * 100),
    finding:
      'generateVirtualAccount: was answered code 9999 (a failure without a name), must be `success` (an instalment',
  },
  {
    name: 'Instalments are in hundreds',
    where: 'getInstalments',
    does: reply(`${WAITING}.totalAmount`, (amount) => (Number(amount) % 100 === 0 ? Number(amount) / 100 : amount)),
    finding:
      'getInstalments: `data.repayPlanDetail.repayWaitDetail[0].totalAmount` is 10900, a hundredth of what `commitRepayment` took as `amount`: 109000000 hundredths',
  },
  {
    name: 'An order says a hundred times what is to be paid',
    where: 'getLoanDetails',
    does: reply(
      'userOrderDetail.detail.[].value',
      text((value) => value.replace(/^Rp(\d)\.(\d\d)0\.000$/, 'Rp$1$2.000.000')),
    ),
    finding: "getLoanDetails: `data.userOrderDetail.detail[0].value` is 'Rp109.000.000', 100 times what",
  },
  {
    name: 'What is owed is negative',
    where: 'getInstalments',
    does: reply(`${WAITING}.totalAmount`, (amount) => -Number(amount)),
    finding: 'getInstalments: `data.repayPlanDetail.repayWaitDetail[0].totalAmount` is -1090000, must be at least 0',
  },
  {
    name: 'A day has another name',
    where: 'getInstalments',
    does: reply(WAITING, (one) => ({ ...Object(one), dueTime: undefined, due_time: Object(one).dueTime })),
    finding: 'getInstalments: `data.repayPlanDetail.repayWaitDetail[0].dueTime` is missing',
  },
  {
    name: 'Days are written 27/11/2026',
    where: 'getInstalments',
    does: reply('repayPlanDetail', (plan) =>
      JSON.parse(JSON.stringify(plan), (name, value) =>
        name === 'dueTime' ? String(value).split('-').toReversed().join('/') : value,
      ),
    ),
    finding: '?$ (also `data.repayPlanDetail.repayYetDetail[0].dueTime`)',
  },
  {
    name: 'An account is for another amount',
    where: 'generateVirtualAccount',
    does: reply('amount', (amount) => Number(amount) * 100),
    finding: "generateVirtualAccount: `data.amount` is '109000000', must be the `amount` that was asked for",
  },
  {
    name: 'The fee of an extension is another at each read',
    where: 'getExtension',
    does: reply('delayShouldPayAmount', (fee, world) => Number(fee) + next(world)),
    finding: 'getExtension: `data.delayShouldPayAmount` is',
  },
  {
    name: 'The fee of an extension is in the smallest unit',
    where: 'getExtension',
    does: reply('delayShouldPayAmount', (fee) => Number(fee) * 100),
    finding:
      'getExtension: `data.delayShouldPayAmount` is 32700000, 100 times what `commitRepayment` took as `amount`: 32700000 hundredths',
  },
  {
    name: 'A complaint is cut after 50 letters',
    where: 'getProblem',
    does: reply(
      'content',
      text((content) => content.slice(0, 50)),
    ),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'A complaint comes with HTML escapes',
    where: 'getProblem',
    does: reply(
      'content',
      text((content) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    ),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'An emoji in a complaint becomes a question mark',
    where: 'getProblem',
    does: reply(
      'content',
      text((content) => content.replaceAll(/\p{Extended_Pictographic}/gu, '?')),
    ),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'A complaint was read as Latin-1',
    where: 'getProblem',
    does: reply(
      'content',
      text((content) => Buffer.from(content).toString('latin1')),
    ),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'A refusal without a name has HTTP status 500',
    where: 'getExtension',
    does: async ({ right }) => {
      const response = await right()
      const body = await bodyIn(response)
      return body.code === 9999 ? Response.json(body, { status: 500 }) : response
    },
    finding: 'getExtension: `HTTP status` is 500, must be 200',
  },
]

/** How a request is read. */
const REQUESTS: Mistake[] = [
  {
    name: 'A plus sign is read as a space',
    where: 'saveProblem',
    does: reads((value) => value.replaceAll('+', ' ')),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'Percent signs are decoded twice',
    where: 'saveProblem',
    does: reads((value) => value.replaceAll('%25', '%')),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'Leading zeros of codes are lost',
    where: 'confirmRepayment',
    does: reads((value, name) => (name === 'verifyCode' ? value.replace(/^0+/, '') : value)),
    finding: 'confirmRepayment: was answered code 400 (invalidRequest), must be `wrongCode`',
  },
  {
    name: 'A text with an emoji is invalid',
    where: 'saveProblem',
    does: ({ fields, right }) =>
      right(/\p{Extended_Pictographic}/u.test(fields['problemDetail'] ?? '') ? { orderNo: '' } : {}),
    finding: 'saveProblem: was answered code 400 (invalidRequest), must be',
  },
  {
    name: 'A complaint takes pictures of any address',
    where: 'saveProblem',
    does: succeeds(({ fields }) => fields['problemImage']?.includes('elsewhere.example') ?? false),
    finding:
      'saveProblem: was answered code 0 (success), must be a failure without a name with https://elsewhere.example/complaints/1.png as `problemImage`',
  },
  {
    name: 'A picture may be any file, of any size',
    where: 'uploadProblemImage',
    does: succeeds(),
    finding:
      "uploadProblemImage: was answered code '00' (success), must be a failure without a name; a failure without a name or `invalidRequest` with 16 MB as `problemImage` and with a text as `problemImage`",
  },
]

/** Who asks, and whose it is. */
const PEOPLE: Mistake[] = [
  {
    name: 'Any token is good',
    where: 'listOrders',
    does: ({ fields, right }) => right(fields['token'] ? { token: '723421968459640832' } : {}),
    finding: 'listOrders: was answered code 0 (success), must be `sessionEnded` with a session that nobody has',
  },
  {
    name: 'A session of `userId` and `sessionId` is not known',
    where: 'getInstalments',
    does: async ({ fields, right }) => (fields['token'] ? right() : new Response(null, { status: 401 })),
    finding: 'getInstalments: was answered HTTP 401, must be `success` with `userId` and `sessionId` as its session',
  },
  {
    name: 'An order of another borrower is answered',
    where: 'getLoanDetails',
    does: asOwner,
    finding:
      'getLoanDetails: was answered code 0 (success), must be `orderNotFound` or a failure without a name with the `orderId` of another person',
  },
  {
    name: 'A complaint of another borrower can be read',
    where: 'getProblem',
    does: asOwner,
    finding:
      'getProblem: was answered code 0 (success), must be a failure without a name with the `problemId` of another person',
  },
  {
    name: 'A complaint about an order of another borrower is taken',
    where: 'saveProblem',
    does: asOwner,
    finding:
      'saveProblem: was answered code 0 (success), must be a failure without a name with the `orderNo` of another person',
  },
  {
    name: 'A card of another borrower can be charged',
    where: 'commitRepayment',
    does: succeeds(({ fields }) => fields['cardId'] === '912340000000005518'),
    finding:
      "commitRepayment: was answered code '00' (success), must be `duplicatePayment` or a failure without a name with the `cardId` of another person",
  },
  {
    name: 'The list of complaints has those of everybody',
    where: 'listProblems',
    does: reply('[].list', (list, world) => [
      ...(Array.isArray(list) ? list : []),
      ...world.complaints.problems
        .findMany((q) => q.where({ borrower: 'second' }))
        .map(({ problemId, detail: { type, content } }) => ({
          id: problemId,
          time: '2020-01-01 00:00:00',
          type,
          content,
        })),
    ]),
    finding: "is '8211004599', which is another person's",
  },
  {
    name: 'The list of orders has those of everybody',
    where: 'listOrders',
    does: reply('', (orders) =>
      // Orders of the other market, and of somebody who has none, stay as they are.
      Array.isArray(orders) && orders.some(({ orderId }) => orderId === '723421968459640174')
        ? [...orders, { ...Object(orders[0]), orderId: SECOND_ORDERS.running }]
        : orders,
    ),
    finding: `is '${SECOND_ORDERS.running}', which is another person's`,
  },
  {
    name: 'Anybody registers with any code',
    where: 'registerUser',
    does: ({ right }) => right({ smsCode: '246810' }),
    finding: 'registerUser: was answered code 0 (success), must be a failure without a name',
  },
]

/** What is paid, and what is kept. */
const MONEY: Mistake[] = [
  {
    name: 'Two payments at the same moment are both made',
    where: 'commitRepayment',
    does: answersAtOnce(),
    finding:
      "commitRepayment: was answered code '00' (success) and code '00' (success) when `commitRepayment` came twice at the same moment",
  },
  {
    name: 'Two codes at the same moment both pay',
    where: 'confirmRepayment',
    does: answersAtOnce(),
    finding:
      "confirmRepayment: was answered code '00' (success) and code '00' (success) when `confirmRepayment` came twice at the same moment",
  },
  {
    name: 'All visits of an order have one token',
    where: 'listRepaymentWays',
    does: reply('repayToken', () => 'rt-723421968459640174-1'),
    finding:
      "listRepaymentWays: `data.repayToken` is 'rt-723421968459640174-1', as step ways was told, must be another",
  },
  {
    name: 'A new code has the record of the old one',
    where: 'commitRepayment',
    does: reply(
      'repayRecordId',
      text((record) => record.replace(/\d+$/, '1')),
    ),
    finding: 'commitRepayment: `data.repayRecordId` is',
  },
  {
    name: 'An old code still pays after a new one was sent',
    where: 'confirmRepayment',
    does: async ({ world, right }) => {
      await world.repayment.attempts.updateMany((q) => q.where({ isReplaced: true }), {
        data(attempt) {
          attempt.isReplaced = false
        },
      })
      return right()
    },
    finding: "confirmRepayment: was answered code '00' (success), must be `wrongCode` (a new code voids the old)",
  },
  {
    name: 'Any code pays',
    where: 'confirmRepayment',
    does: succeeds(undefined, 800006),
    finding: 'times; in 1 of them, a new code voids the old)',
  },
  {
    name: 'No payment is taken',
    where: 'commitRepayment',
    does: async ({ right }) => {
      const response = await right()
      const body = await bodyIn(response)
      return isSuccess(body) ? Response.json({ code: 9999, message: 'No.', data: null }) : response
    },
    finding: 'commitRepayment: was answered code 9999 (a failure without a name), must be `success` (',
  },
  {
    name: 'A code may be tried as often as one likes',
    where: 'confirmRepayment',
    does: async ({ world, right }) => {
      await world.repayment.attempts.updateMany((q) => q.where({ isReplaced: false }), {
        data(attempt) {
          attempt.wrongCodes = 0
        },
      })
      return right()
    },
    finding:
      "confirmRepayment: was answered code '00' (success), must be `wrongCode` (the right code, after ten wrong ones)",
  },
  {
    name: 'A payment pays two instalments',
    where: 'commitRepayment',
    does: afterwards(async ({ world, fields }, { needValid }) =>
      needValid === '0' ? postPayment(world, fields['orderId'] ?? '', Number(fields['amount'])) : undefined,
    ),
    finding: 'getInstalments: `data.repayPlanDetail.repayWaitDetail.0.periodNo` is',
  },
  {
    name: 'A payment that waits for its code has paid',
    where: 'commitRepayment',
    does: afterwards(async ({ world, fields }, { needValid }) =>
      needValid === '1' ? postPayment(world, fields['orderId'] ?? '', Number(fields['amount'])) : undefined,
    ),
    finding: 'getInstalments: `data.repayWaitCount` is',
  },
  {
    name: 'A payment of 0 is made',
    where: 'commitRepayment',
    does: succeeds(({ fields }) => fields['amount'] === '0'),
    finding:
      "commitRepayment: was answered code '00' (success), must be `duplicatePayment` or a failure without a name with 0 as `amount`",
  },
  {
    name: 'A payment may be more than is owed',
    where: 'commitRepayment',
    does: succeeds(({ fields }) => Number(fields['amount']) > 327_000_000),
    finding:
      "commitRepayment: was answered code '00' (success), must be `duplicatePayment` or a failure without a name with 100 more than the most as `amount`",
  },
  {
    name: 'A payment is made on a token that nobody got',
    where: 'commitRepayment',
    does: succeeds(({ fields }) => fields['repayToken'] === 'rt-of-nobody'),
    finding:
      "commitRepayment: was answered code '00' (success), must be `duplicatePayment` or a failure without a name with rt-of-nobody as `repayToken`",
  },
  {
    name: 'The same order gets another account each time',
    where: 'generateVirtualAccount',
    does: reply('vcode', (code, world) => `${String(code)}${next(world)}`),
    finding: 'generateVirtualAccount: `data.vcode` is',
  },
  {
    name: 'A loan that is taken makes two orders',
    where: 'pushLoan',
    does: afterwards(again),
    finding: 'listOrders: `data.1.productName` is',
  },
  {
    name: 'A loan of any amount can be taken',
    where: 'pushLoan',
    does: succeeds(({ fields }) => fields['amount'] === '1'),
    finding: 'pushLoan: was answered code 0 (success), must be a failure without a name with 1 as `amount`',
  },
  {
    name: 'A complaint is kept twice',
    where: 'saveProblem',
    does: afterwards(again),
    finding: 'listProblems: `data.0.list.1.content` is',
  },
  {
    name: 'The pictures of a complaint are lost',
    where: 'saveProblem',
    does: afterwards(async ({ world }) =>
      world.complaints.problems.updateMany((q) => q.where({ borrower: 'first' }), {
        data({ detail }) {
          detail.images = []
        },
      }),
    ),
    finding: 'getProblem: `data.images.0` is missing, must be',
  },
  {
    name: 'What comes twice under one key is refused',
    where: 'pushLoan',
    does: async (call) =>
      Object.keys(call.world.keys).some((name) => name.endsWith(keyOf(call)))
        ? Response.json({ code: 9999, message: 'This came before.', data: null })
        : call.right(),
    finding:
      'pushLoan: was answered code 9999 (a failure without a name), must be `success` when it came twice under one `Idempotency-Key`',
  },
  {
    name: 'What comes twice under one key is done twice, and answered as before',
    where: 'pushLoan',
    does: async (call) => {
      const isSecond = Object.keys(call.world.keys).some((name) => name.endsWith(keyOf(call)))
      const response = await call.right()
      if (isSecond) await again(call)
      return response
    },
    finding:
      'pushLoan: was done twice when it came twice under one `Idempotency-Key`: `data` of `listOrders` then has 9 entries, and had 8 entries after the first',
  },
  {
    name: 'A key answers any other request, too',
    where: 'pushLoan',
    does: async (call) => {
      const { decision } = Object.entries(call.world.keys).find(([name]) => name.endsWith(keyOf(call)))?.[1] ?? {}
      return decision ? Response.json({ code: 0, message: '', data: Object(decision).payload }) : call.right()
    },
    finding:
      'pushLoan: was answered code 0 (success), must be `invalidRequest` with another request under the `Idempotency-Key` of one before',
  },
]

export const MISTAKES = [...VALUES, ...REQUESTS, ...PEOPLE, ...MONEY]

/** What the contract allows, though it differs from the mock world. */
export const ALLOWED: Omit<Mistake, 'finding'>[] = [
  {
    name: 'The message of a success is null',
    where: 'getLoanDetails',
    does: async ({ right }) => {
      const response = await right()
      const body = await bodyIn(response)
      return isSuccess(body) ? Response.json({ ...body, message: null }) : response
    },
  },
  {
    name: 'A missing session has HTTP status 403',
    where: 'getLoanDetails',
    does: async ({ right }) => {
      const response = await right()
      return response.status === 401 ? new Response(null, { status: 403 }) : response
    },
  },
  {
    name: 'A status is a text',
    where: 'getLoanDetails',
    does: reply(
      'orderStatus',
      text((status) => status),
    ),
  },
  {
    name: 'Amounts are texts',
    where: 'getInstalments',
    does: reply(
      `${WAITING}.totalAmount`,
      text((amount) => amount),
    ),
  },
  {
    name: 'An empty list is null',
    where: 'getInstalments',
    does: reply('repayPlanDetail.repayWaitDetail', (list) => (Array.isArray(list) && list.length === 0 ? null : list)),
  },
]
