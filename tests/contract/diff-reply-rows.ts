import { contract } from '../../mocks/contract.ts'
import { added, type Edits, less } from './edits.ts'

export type Row = [edits: Edits, ...reported: string[]]

const TEXT = { type: 'string' }

/** A condition of JSON Schema. */
const when = (asked: unknown, follows: object) =>
  // oxlint-disable-next-line unicorn/no-thenable
  ({ if: asked, then: follows })

/** Changes of what replies hold. */
export const REPLY_ROWS: Row[] = [
  [
    { 'BankCard.cardNo': undefined, 'BankCard|required': less('cardNo') },
    'Breaks the app: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is removed: breaks `/payway`.',
  ],
  [
    { 'RepaymentWays.alipay': undefined, 'RepaymentWays|required': less('alipay') },
    'Breaks nothing: `data.alipay` in the reply of `listRepaymentWays` is removed: nobody reads it.',
  ],
  [
    { 'BankCard.network': TEXT },
    'Breaks nothing: `BankCard.network` in the reply of `listRepaymentWays` (`data.bankCards[].network`) and `saveBankInfo` (`data.card.network`) is new and optional.',
  ],
  [
    { 'BankCard.cardNo|deprecated': true },
    'Breaks nothing: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is deprecated now.',
  ],
  [
    { 'BankCard|required': less('cardNo'), 'BankCard|x-main': less('cardNo') },
    'Breaks the app: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is now optional (was required): breaks `/payway`.',
    'Breaks nothing: `BankCard` in the reply of `listRepaymentWays` (`data.bankCards[]`) and `saveBankInfo` (`data.card`) is shown now without `cardNo` too.',
  ],
  [
    { 'RepaymentWays|x-main': added('alipay') },
    'Breaks nothing: `data` in the reply of `listRepaymentWays` is not shown now without `alipay`.',
  ],
  [
    { 'BankCard.cardNo|type': ['string', 'null'] },
    'Breaks the app: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) may now be null: breaks `/payway`.',
  ],
  [
    { 'SavedBankInfo.card|oneOf': (list: unknown[]) => list.slice(0, 1) },
    'Breaks nothing: `data.card` in the reply of `saveBankInfo` is never null now: nobody reads it.',
  ],
  [
    { 'PayType|enum': [1, '1'] },
    'Breaks servers: `PayType` in the reply of `generateVirtualAccount` (`data.payType`) and `initPayType` (`data.payType`) is no longer `2`: may break `/that` and `/individual`.',
  ],
  [
    { 'BankCard.cardNo|type': 'integer' },
    'Breaks both: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is now a whole number (was a text): breaks `/payway`.',
  ],
  [
    { 'RepaymentWays.bankCards|items': TEXT },
    'Breaks both: `data.bankCards[]` in the reply of `listRepaymentWays` is now a text (was an object): breaks `/payway`.',
    'Breaks nothing: Words only: `RepaymentWays.bankCards[]`.',
  ],
  [{ 'PayTypeChoices|then|allOf|0|properties|bankList|items': undefined }],
  [
    { 'VirtualAccount.payStep|anyOf': (list: unknown[]) => list.toSpliced(1, 1) },
    'Breaks servers: `data.payStep` in the reply of `generateVirtualAccount` is no longer a list of a text: may break `/that`.',
  ],
  [
    { 'VirtualAccount|if|allOf|0|properties|payType|enum': [2, '2'] },
    'Breaks the app: `data` in the reply of `generateVirtualAccount` has a condition less: where `payType` is `1`: may break `/that`.',
    'Breaks servers: `data` in the reply of `generateVirtualAccount` has a new condition: where `payType` is `2`: may break `/that`.',
  ],
  [
    {
      'VirtualAccount|allOf': [
        when(contract.components.schemas['VirtualAccount']?.['if'], { required: ['telephone'] }),
      ],
    },
    'Breaks both: `data` in the reply of `generateVirtualAccount` has a changed condition: where `payType` is `1`: may break `/that`.',
  ],
  [{ 'BankCard|if': { required: ['cardNo'] }, 'BankCard|then': {} }],
  [{ 'NewProblem|if|properties|problemType': { enum: ['1'] }, 'NewProblem|else': {} }],
  [
    { 'Extension.delayExpiryTime|x-years': [2000, 2199] },
    'Breaks the app: `data.delayExpiryTime` in the reply of `getExtension` is now a day of the years `[2000,2199]` (was a day of the years `[2000,2099]`): may break `/repaymentDelay`, `/loanDetails`, `/#/borrowDetail/`, `/payway`, `/that` and `/#/alipayrepayment`.',
  ],
  [
    { 'VirtualAccount.telephone|x-reads-as': 'digits' },
    'Breaks nothing: `data.telephone` in the reply of `generateVirtualAccount` is now read as `digits` (was read as `written`).',
  ],
  [{ 'CardPayment.cardId': contract.components.schemas['CardNumberRef'] }],
  [{ 'BankCard.cardNo|deprecated': false, 'VirtualAccount|else|deprecated': false }],
]
