// Mistakes of a server that takes money, or shows what is owed.
import { postPayment } from '../../../mocks/state/postings.ts'
import {
  afterwards,
  again,
  answersAtOnce,
  bodyIn,
  isSuccess,
  keyOf,
  type Mistake,
  next,
  reply,
  succeeds,
  replyText,
} from './wrong-server.ts'

export const WAITING = 'repayPlanDetail.repayWaitDetail.[]'

/** What is paid, and what is kept. */
export const MONEY: Mistake[] = [
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
    does: replyText('repayRecordId', (record) => record.replace(/\d+$/, '1')),
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
