import { operationOf, operations } from '../../../mocks/contract.ts'

const EXAMPLE = 'order-174'
const operation = operationOf('getLoanDetails')
const example = operation.examples[EXAMPLE]
if (!example) throw new Error(`The contract has no ${EXAMPLE}`)

/** What the screen shows of the answer: the contract's schemas check that the example has it. */
// The bundle's types do not know what is in an example.
const { data } = example.value as {
  data: {
    noticeStatusText: string
    productName: string
    userOrderDetail: { detail: { text: string; value: string }[] }
  }
}
const [due] = data.userOrderDetail.detail
if (!due) throw new Error(`${EXAMPLE} has no amount`)

/** The address that opens the order, with a session as the native app puts it there. */
const ADDRESS = `/loanDetails?${new URLSearchParams({
  token: '723421968459640832',
  deviceId: '00123',
  appVersion: '4.2.0',
  appType: 'loan',
  platform: 'android',
  market: example['x-market'] ?? 'id',
  lang: '1',
  ...example['x-request'],
}).toString()}`

/** The status, the amount due, and the link that pays it: with these the data is on the screen. */
const DATA_SHOWN = [
  `//h2[. = '${data.noticeStatusText}']`,
  `//p[. = '${due.value}']`,
  `//a[contains(., '${due.value}')]`,
]

/** What is opened, and when it is there. */
export const ORDER = { address: ADDRESS, shown: DATA_SHOWN }

/** Everything of the answer that the screen writes. */
export const WORDS = [
  data.noticeStatusText,
  data.productName,
  ...data.userOrderDetail.detail.flatMap(({ text, value }) => [text, value]),
]

/** The element whose text must be as large on all pages. */
export const AMOUNT = due.value

/** Answers by path: this order, and of every other operation the first that the contract shows. */
export const ANSWERS = new Map(
  operations.map(({ id, path, examples }) => [
    path,
    JSON.stringify((id === operation.id ? example : Object.values(examples)[0])?.value ?? {}),
  ]),
)
