import { contract } from '../../mocks/contract.ts'
import { added, type Edits, less } from './edits.ts'

export type Row = [what: string, edits: Edits, ...reported: string[]]

const TEXT = { type: 'string' }

/** A condition of JSON Schema. */
const when = (asked: unknown, follows: object) =>
  // oxlint-disable-next-line unicorn/no-thenable
  ({ if: asked, then: follows })

/** Changes of what replies hold. */
export const REPLY_ROWS: Row[] = [
  [
    'a field that a screen reads is removed',
    { 'BankCard.cardNo': undefined, 'BankCard|required': less('cardNo') },
    'Breaks the app: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is removed: breaks `/payway`.',
  ],
  [
    'a field that nobody reads is removed',
    { 'RepaymentWays.alipay': undefined, 'RepaymentWays|required': less('alipay') },
    'Breaks nothing: `data.alipay` in the reply of `listRepaymentWays` is removed: nobody reads it.',
  ],
  [
    'a field of a reply is new',
    { 'BankCard.network': TEXT },
    'Breaks nothing: `BankCard.network` in the reply of `listRepaymentWays` (`data.bankCards[].network`) and `saveBankInfo` (`data.card.network`) is new and optional.',
  ],
  [
    'a field of a reply is deprecated',
    { 'BankCard.cardNo|deprecated': true },
    'Breaks nothing: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is deprecated now.',
  ],
  [
    'a main fact may be absent',
    { 'BankCard|required': less('cardNo'), 'BankCard|x-main': less('cardNo') },
    'Breaks the app: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is now optional (was required): breaks `/payway`.',
    'Breaks nothing: `BankCard` in the reply of `listRepaymentWays` (`data.bankCards[]`) and `saveBankInfo` (`data.card`) is shown now without `cardNo` too.',
  ],
  [
    'another field is a main fact',
    { 'RepaymentWays|x-main': added('alipay') },
    'Breaks nothing: `data` in the reply of `listRepaymentWays` is not shown now without `alipay`.',
  ],
  [
    'a field of a reply may be null',
    { 'BankCard.cardNo|type': ['string', 'null'] },
    'Breaks the app: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) may now be null: breaks `/payway`.',
  ],
  [
    'a choice between an object and null is never null',
    { 'SavedBankInfo.card|oneOf': (list: unknown[]) => list.slice(0, 1) },
    'Breaks nothing: `data.card` in the reply of `saveBankInfo` is never null now: nobody reads it.',
  ],
  [
    'a text of a reply may be longer',
    { 'BankCard.bankName|maxLength': 90 },
    'Breaks the app: `BankCard.bankName` in the reply of `listRepaymentWays` (`data.bankCards[].bankName`) and `saveBankInfo` (`data.card.bankName`) is now at most 90 characters (was at most 60 characters): breaks `/payway`.',
  ],
  [
    'a pattern of a reply is wider',
    { 'BankCard.cardNo|pattern': '^[0-9*. ]+$' },
    'Breaks the app: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is now of the pattern `^[0-9*. ]+$` (was of the pattern `^[0-9* ]+$`): breaks `/payway`.',
  ],
  [
    'a value is gone, wherever its component is used',
    { 'PayType|enum': [1, '1'] },
    'Breaks servers: `PayType` in the reply of `generateVirtualAccount` (`data.payType`) and `initPayType` (`data.payType`) is no longer `2`: may break `/that` and `/individual`.',
  ],
  [
    'a field has another type',
    { 'BankCard.cardNo|type': 'integer' },
    'Breaks both: `BankCard.cardNo` in the reply of `listRepaymentWays` (`data.bankCards[].cardNo`) and `saveBankInfo` (`data.card.cardNo`) is now a whole number (was a text): breaks `/payway`.',
  ],
  [
    'entries of a list have another type',
    { 'RepaymentWays.bankCards|items': TEXT },
    'Breaks both: `data.bankCards[]` in the reply of `listRepaymentWays` is now a text (was an object): breaks `/payway`.',
    'Breaks nothing: Words only: `RepaymentWays.bankCards[]`.',
  ],
  [
    'entries of which nothing is said are said to be anything',
    { 'PayTypeChoices|then|allOf|0|properties|bankList|items': undefined },
  ],
  [
    'a choice between schemas has one less',
    { 'VirtualAccount.payStep|anyOf': (list: unknown[]) => list.toSpliced(1, 1) },
    'Breaks servers: `data.payStep` in the reply of `generateVirtualAccount` is no longer a list of a text: may break `/that`.',
  ],
  [
    'a condition is another',
    { 'VirtualAccount|if|allOf|0|properties|payType|enum': [2, '2'] },
    'Breaks the app: `data` in the reply of `generateVirtualAccount` has a condition less: where `payType` is `1`: may break `/that`.',
    'Breaks servers: `data` in the reply of `generateVirtualAccount` has a new condition: where `payType` is `2`: may break `/that`.',
  ],
  [
    'a condition has a reference in it',
    {
      'VirtualAccount|allOf': [
        when({ properties: { payType: { $ref: '#/components/schemas/PayType' } } }, { required: ['telephone'] }),
      ],
    },
    'Breaks servers: `data` in the reply of `generateVirtualAccount` has a new condition: where `payType` is `1` or `2`: may break `/that`.',
  ],
  [
    'a second condition asks the same',
    {
      'VirtualAccount|allOf': [
        when(contract.components.schemas['VirtualAccount']?.['if'], { required: ['telephone'] }),
      ],
    },
    'Breaks both: `data` in the reply of `generateVirtualAccount` has a changed condition: where `payType` is `1`: may break `/that`.',
  ],
  ['a condition has an empty consequence', { 'BankCard|if': { required: ['cardNo'] }, 'BankCard|then': {} }],
  [
    'a condition writes its only value as a list',
    { 'NewProblem|if|properties|problemType': { enum: ['1'] }, 'NewProblem|else': {} },
  ],
  [
    'a year may be later',
    { 'Extension.delayExpiryTime|x-years': [2000, 2199] },
    'Breaks the app: `data.delayExpiryTime` in the reply of `getExtension` is now a day of the years `[2000,2199]` (was a day of the years `[2000,2099]`): may break `/repaymentDelay`, `/loanDetails`, `/#/borrowDetail/`, `/payway`, `/that` and `/#/alipayrepayment`.',
  ],
  [
    'two conditions are new',
    {
      'VirtualAccount|allOf': ['payType', 'telephone'].map((name) =>
        when({ required: [name] }, { required: ['payStep'] }),
      ),
    },
    'Breaks servers: `data` in the reply of `generateVirtualAccount` has a new condition: where `payType` is there: may break `/that`.',
    'Breaks servers: `data` in the reply of `generateVirtualAccount` has a new condition: where `telephone` is there: may break `/that`.',
  ],
  [
    'a text is read otherwise',
    { 'VirtualAccount.telephone|x-reads-as': 'digits' },
    'Breaks nothing: `data.telephone` in the reply of `generateVirtualAccount` is now read as `digits` (was read as `written`).',
  ],
  [
    'a description has other words',
    { 'BankCard.cardNo|description': 'Masked.' },
    'Breaks nothing: Words only: `BankCard.cardNo`.',
  ],
  [
    'a component stands in the place of its reference',
    { 'CardPayment.cardId': contract.components.schemas['CardNumberRef'] },
  ],
  ['false is written out', { 'BankCard.cardNo|deprecated': false, 'VirtualAccount|else|deprecated': false }],
]
