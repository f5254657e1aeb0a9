// Servers that a backend team could write: each is the mock server with one mistake, and what the verifier says of it.
// Wrong replies of every operation stand in mutants.ts.
import { SECOND_ORDERS } from '../../../mocks/state/second-borrower.ts'
import { asOwner, bodyIn, isSuccess, type Mistake, next, reads, reply, replyText, succeeds } from './wrong-server.ts'
import { MONEY, WAITING } from './money-mistakes.ts'

/** What a reply holds. */
const VALUES: Mistake[] = [
  {
    name: 'The list of orders shows another status than the order',
    where: 'listOrders',
    does: reply('[].status', (status) => (status === 174 ? 180 : status)),
    finding: "getLoanDetails: `data.orderStatus` is '174', and `listOrders` has '180': both must be the same",
  },
  {
    name: 'The address of a new order has no scheme',
    where: 'pushLoan',
    does: replyText('lendDetailsUrl', (address) => address.replace('rupya://', '')),
    finding: 'must be an address with its scheme, such as https://',
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
    does: replyText(`${WAITING}.totalAmount`, (amount) => amount.replace(/(\d{3})$/, '.$1')),
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
    does: replyText('userOrderDetail.detail.[].value', (value) =>
      value.replace(/^Rp(\d)\.(\d\d)0\.000$/, 'Rp$1$2.000.000'),
    ),
    finding: "getLoanDetails: `data.userOrderDetail.detail[0].value` is 'Rp109.000.000', 100 times what",
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
    does: replyText('content', (content) => content.slice(0, 50)),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'A complaint comes with HTML escapes',
    where: 'getProblem',
    does: replyText('content', (content) => content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'An emoji in a complaint becomes a question mark',
    where: 'getProblem',
    does: replyText('content', (content) => content.replaceAll(/\p{Extended_Pictographic}/gu, '?')),
    finding: 'getProblem: `data.content` is',
  },
  {
    name: 'A complaint was read as Latin-1',
    where: 'getProblem',
    does: replyText('content', (content) => Buffer.from(content).toString('latin1')),
    finding: 'getProblem: `data.content` is',
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

export const MISTAKES = [...VALUES, ...REQUESTS, ...PEOPLE, ...MONEY]

/** What the contract allows, though it differs from the mock server. */
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
    does: replyText('orderStatus', (status) => status),
  },
  {
    name: 'Amounts are texts',
    where: 'getInstalments',
    does: replyText(`${WAITING}.totalAmount`, (amount) => amount),
  },
  {
    name: 'An empty list is null',
    where: 'getInstalments',
    does: reply('repayPlanDetail.repayWaitDetail', (list) => (Array.isArray(list) && list.length === 0 ? null : list)),
  },
]
