import { type ContractDocument, operationsOf } from '../../contract-tools/read/document.ts'
import { contract } from '../../mocks/contract.ts'
import { REPLY_ROWS, type Row } from './diff-reply-rows.ts'
import { added, less, moved } from './edits.ts'

export const operation = (id: string, document: ContractDocument = contract) => {
  const found = operationsOf(document).find((one) => one.operation.operationId === id)
  if (!found) throw new Error(`The contract has no operation ${id}`)
  return found.operation
}

const FORM = 'application/x-www-form-urlencoded'
const TEXT = { type: 'string' }
const REPLY = 'responses|200|content|application/json|schema|oneOf'
const BUSY = '|components|responses|busy|headers'
/** The same edit of each operation that replies in JSON only. */
const everywhere = (place: string, value: unknown) =>
  Object.fromEntries(
    operationsOf(contract).flatMap(({ operation: { operationId } }) =>
      operationId === 'getCaptchaImage' ? [] : [[`${operationId}|${place}`, value]],
    ),
  )
const PAYING = ['listRepaymentWays', 'commitRepayment', 'confirmRepayment', 'startAlipay']

/** What is changed where, and what is reported then. A place may begin with an operation, a component, or a field of one (`BankCard.cardNo`). */
export const ROWS: Row[] = [
  // What an operation says of itself.
  [
    { '|paths|/v3/delay-detail': undefined },
    'Breaks the app: `getExtension` (POST /v3/delay-detail) is removed: breaks `/repaymentDelay`, `/loanDetails`, `/#/borrowDetail/`, `/payway`, `/that` and `/#/alipayrepayment`.',
  ],
  [
    { '|paths|/v3/city/list': undefined },
    'Breaks nothing: `listCities` (POST /v3/city/list) is removed: no screen makes this call.',
  ],
  [
    { '|paths|/v3/extend': { post: { ...operation('getExtension'), operationId: 'extend' } } },
    'Breaks servers: `extend` (POST /v3/extend) is new: breaks `/repaymentDelay`, `/loanDetails`, `/#/borrowDetail/`, `/payway`, `/that` and `/#/alipayrepayment`.',
  ],
  [
    { 'getExtension|operationId': 'readExtension' },
    'Breaks nothing: The name of `readExtension` is new (was `getExtension`); nothing of it is sent.',
  ],
  [
    { '|paths': moved('/v3/delay-detail', '/v4/delay') },
    'Breaks both: The address of `getExtension` is now POST /v4/delay (was POST /v3/delay-detail): breaks `/repaymentDelay`, `/loanDetails`, `/#/borrowDetail/`, `/payway`, `/that` and `/#/alipayrepayment`.',
  ],
  [
    { 'getExtension|x-effect': 'money' },
    'Breaks the app: The effect of `getExtension` is now `money` (was `read`): breaks `/repaymentDelay`, `/loanDetails`, `/#/borrowDetail/`, `/payway`, `/that` and `/#/alipayrepayment`.',
  ],
  [
    { 'initPayType|x-session': 'token', 'initPayType|security': operation('listProblems').security },
    'Breaks the app: The session of `initPayType` is now `token` (was `card`): breaks `/individual`.',
  ],
  [
    { 'listProblems|x-session': 'card', 'listProblems|security': operation('initPayType').security },
    'Breaks servers: The session of `listProblems` is now `card` (was `token`): breaks `/complaintList`.',
  ],
  [
    { 'listProblems|security': [{ token: [], cardUser: [] }] },
    'Breaks the app: The session of `listProblems` needs `token + cardUser` now (was `token`): breaks `/complaintList`.',
  ],
  [
    { 'commitRepayment|x-idempotency': 'must' },
    'Breaks servers: The idempotency of `commitRepayment` is now `must` (was `should`): breaks `/payway`.',
  ],
  [
    { 'pushLoan|x-idempotency': undefined },
    'Breaks the app: The idempotency of `pushLoan` is now not said (was `must`): breaks `/loanConfirm`.',
  ],
  [
    { 'listRepaymentWays|x-idempotency': 'must' },
    'Look at these: The idempotency of `listRepaymentWays` is now `must` (was not said).',
  ],
  [
    { 'getExtension|x-screens': ['/payway'] },
    'Breaks nothing: The list of screens of `getExtension` no longer has `/repaymentDelay`, `/loanDetails`, `/#/borrowDetail/`, `/that` and `/#/alipayrepayment`.',
  ],
  // Outcomes.
  [
    { 'startAlipay|x-outcomes|success|code': 'zero' },
    "Breaks the app: The success code of `startAlipay` is now `0`, `'0'` or `'00'` (was `'00'` only): breaks `/#/alipayrepayment`.",
  ],
  [
    { 'generateVirtualAccount|x-outcomes|success|code': '00' },
    "Breaks servers: The success code of `generateVirtualAccount` is now `'00'` only (was `0`, `'0'` or `'00'`): breaks `/that`.",
  ],
  [
    { 'getCaptchaImage|x-outcomes|success|code': 'zero' },
    "Breaks both: The success code of `getCaptchaImage` is now `0`, `'0'` or `'00'` (was none: it is a picture): breaks `/registerTemplate`.",
  ],
  [
    { 'getCaptchaImage|responses|200|content|image/gif': undefined },
    'Breaks servers: The picture of `getCaptchaImage` may now be image/svg+xml, image/png or image/jpeg (was image/svg+xml, image/png, image/jpeg or image/gif): breaks `/registerTemplate`.',
  ],
  [
    { 'startAlipay|x-outcomes|success|payload': 'data' },
    'Breaks both: The payload of `startAlipay` is now `data` (was `url`): breaks `/#/alipayrepayment`.',
  ],
  [
    { 'startAlipay|x-outcomes|failures|tooMany': { code: 800_009, final: true } },
    'Breaks nothing: The failure `tooMany` (800009) of `startAlipay` is new, and final.',
  ],
  [
    { 'confirmRepayment|x-outcomes|failures|wrongCode': undefined },
    'Breaks the app: The failure `wrongCode` (800006) of `confirmRepayment` is removed: breaks `/payway`.',
  ],
  [
    { 'confirmRepayment|x-outcomes|failures': moved('wrongCode', 'wrongOtp') },
    'Breaks nothing: The failure `wrongCode` (800006) of `confirmRepayment` has the name `wrongOtp` now; nothing of it is sent.',
  ],
  [
    { 'confirmRepayment|x-outcomes|failures|wrongCode|code': 800_016 },
    'Breaks both: The code of the failure `wrongCode` of `confirmRepayment` is now 800016 (was 800006): breaks `/payway`.',
  ],
  [{ 'confirmRepayment|x-outcomes|failures|wrongCode|code': '800006' }],
  [
    { 'confirmRepayment|x-outcomes|failures|wrongCode|final': true },
    'Breaks nothing: The failure `wrongCode` (800006) of `confirmRepayment` is now final: no retry can mend it.',
  ],
  // Replies, beside codes and payloads.
  [
    { ...everywhere(`${REPLY}|0|required`, less('message')), ...everywhere(`${REPLY}|1|required`, less('m5g')) },
    'Breaks the app: `message` of a success of every operation but `getCaptchaImage` is now optional (was required): breaks every screen.',
  ],
  [
    { [`startAlipay|${REPLY}|1|properties|m5g|type`]: 'object' },
    'Breaks both: `message` of a scrambled success of `startAlipay` is now an object (was a text): breaks `/#/alipayrepayment`.',
    'Breaks servers: `message` of a scrambled success of `startAlipay` is never null now: breaks `/#/alipayrepayment`.',
  ],
  [
    { ...everywhere('responses|429', undefined) },
    'Look at these: The reply HTTP 429 of every operation but `getCaptchaImage` is removed.',
  ],
  [
    { [BUSY]: undefined },
    'Look at these: `Retry-After` of the reply HTTP 429 of every operation is removed.',
    'Look at these: `Retry-After` of the reply HTTP 503 of every operation is removed.',
  ],
  [{ [BUSY]: moved('Retry-After', 'retry-after') }],
  // Requests.
  [
    { '|components|parameters|gid|required': true },
    'Breaks the app: `gid` in the query of every operation is now required (was optional): breaks every screen.',
  ],
  [
    { 'listRepaymentWays|parameters|orderId|required': false },
    'Breaks servers: `orderId` in the query of `listRepaymentWays` is now optional (was required): breaks `/payway` once it is used.',
  ],
  [
    Object.fromEntries(
      PAYING.map((id) => [
        `${id}|parameters`,
        (list: object[]) =>
          list.map((one) =>
            'name' in one && one.name === 'merchantNumber' ? { ...one, name: 'merchantnumber' } : one,
          ),
      ]),
    ),
  ],
  [
    { 'startAlipay|requestBody|content': moved(FORM, 'application/json') },
    'Breaks both: The body of `startAlipay` is now application/json (was application/x-www-form-urlencoded): breaks `/#/alipayrepayment`.',
  ],
  [
    { 'uploadProblemImage|requestBody|content|multipart/form-data|encoding|problemImage|contentType': 'image/jpeg' },
    'Breaks the app: The kind of the file `problemImage` of `uploadProblemImage` is now image/jpeg (was image/jpeg, image/png, image/webp, image/heic): breaks `/complainPageNext`.',
  ],
  [
    { 'CardPaymentCode.note': TEXT },
    'Breaks servers: `note` in the request of `confirmRepayment` is new and optional: breaks `/payway` once it is used.',
  ],
  [
    { 'CardPaymentCode.note': TEXT, 'CardPaymentCode|required': added('note') },
    'Breaks both: `note` in the request of `confirmRepayment` is new and required: breaks `/payway`.',
  ],
  [
    { 'CardPayment|additionalProperties': undefined },
    'Breaks servers: What is in the request of `commitRepayment` now takes fields beside its own: breaks `/payway` once it is used.',
  ],
  [
    { 'CardPayment.bankName|maxLength': 90 },
    'Breaks servers: `bankName` in the request of `commitRepayment` is now at most 90 characters (was at most 60 characters): breaks `/payway` once it is used.',
  ],
  [
    { 'CardPaymentCode.verifyCode|pattern': '^[1-9][0-9]{5}$' },
    'Breaks the app: `verifyCode` in the request of `confirmRepayment` is now of the pattern `^[1-9][0-9]{5}$` (was of the pattern `^[0-9]{6}$`): breaks `/payway`.',
  ],
  [
    { 'CardPaymentCode.verifyCode|pattern': '^[a-z]{6}$' },
    'Breaks both: `verifyCode` in the request of `confirmRepayment` is now of the pattern `^[a-z]{6}$` (was of the pattern `^[0-9]{6}$`): breaks `/payway`.',
  ],
  [
    { 'AlipayPayment.userId|format': 'uuid' },
    'Breaks the app: `userId` in the request of `startAlipay` is now of the format `uuid` (was of any format): breaks `/#/alipayrepayment`.',
  ],
  [
    { 'CardPaymentCode.verifyCode|pattern': '^[0-9]{100000}$' },
    'Look at these: `verifyCode` in the request of `confirmRepayment` is now of the pattern `^[0-9]{100000}$` (was of the pattern `^[0-9]{6}$`).',
  ],
  [
    { 'CardPayment.bankName': { allOf: [{ type: 'string', maxLength: 10, minLength: 1 }, { maxLength: 60 }] } },
    'Breaks the app: `bankName` in the request of `commitRepayment` is now at most 10 characters (was at most 60 characters): breaks `/payway`.',
  ],
  [{ 'CardPayment.bankName|allOf': [{ maxLength: 90 }, { minLength: 0 }] }],
  [
    { 'CardPayment.amount|x-money': 'major' },
    'Breaks both: `amount` in the request of `commitRepayment` is now money in `major` units (was money in `minor` units): breaks `/payway`.',
  ],
  [
    { 'CardPayment.sendMsg|enum': [0, 2] },
    'Breaks both: `sendMsg` in the request of `commitRepayment` may now be `2`, and is no longer `1`: breaks `/payway`.',
  ],
  [
    { 'BankInfo.bankCode|oneOf|0|x-market': 'in' },
    'Breaks nothing: `bankCode` in the request of `saveBankInfo` is now `BCA` for `in` (was `id`).',
  ],
  ...REPLY_ROWS,
  // The contract.
  [
    { '|servers': [{ url: '/v2' }] },
    'Breaks both: The address of the API is now `/v2` (was `/`): breaks every screen.',
  ],
  [
    { '|x-common-outcomes|sessionEnded|http': [401, 440] },
    'Breaks both: The status of an ended session is now HTTP 401 or 440 (was HTTP 401 or 403): breaks every screen.',
  ],
  [
    { '|x-common-outcomes|busy': undefined },
    'Breaks servers: The status of a busy server is now not said (was HTTP 429 or 503): breaks every screen.',
  ],
  [
    {
      '|x-envelope-keys|code': 'cc',
      '|paths': (paths: object) => JSON.parse(JSON.stringify(paths).replaceAll('"c0de"', '"cc"')),
    },
    'Breaks both: The scrambled name of `code` is now `cc` (was `c0de`): breaks every screen.',
  ],
]
