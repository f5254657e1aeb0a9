import { operationOf, operations } from '../../../mocks/contract.ts'

const EXAMPLE = 'order-174'
const operation = operationOf('getLoanDetails')
const example = operation.examples[EXAMPLE]
if (!example) throw new Error(`The contract has no ${EXAMPLE}`)

/** What the screen shows of the reply. The contract's schemas check that the example has it. */
// The bundle's types do not contain the examples' values.
const { data } = example.value as {
  data: {
    noticeStatusText: string
    productName: string
    userOrderDetail: { detail: { text: string; value: string }[] }
  }
}
const [due] = data.userOrderDetail.detail
if (!due) throw new Error(`${EXAMPLE} has no amount`)

/** The address of the order, with a session as the native app writes it. */
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

/** The status, the amount due, and the link to pay it. When these are visible, the data is on the screen. */
const DATA_SHOWN = [
  `//h2[. = '${data.noticeStatusText}']`,
  `//p[. = '${due.value}']`,
  `//a[contains(., '${due.value}')]`,
]

/** The page to open, and when it counts as loaded. */
export const ORDER = { address: ADDRESS, shown: DATA_SHOWN }

/** All texts of the reply that the screen shows. */
export const WORDS = [
  data.noticeStatusText,
  data.productName,
  ...data.userOrderDetail.detail.flatMap(({ text, value }) => [text, value]),
]

/** The element whose text must have the same size on all pages. */
export const AMOUNT = due.value

/** Replies by path: this order, and the first example of every other operation. */
export const ANSWERS = new Map(
  operations.map(({ id, path, examples }) => [
    path,
    JSON.stringify((id === operation.id ? example : Object.values(examples)[0])?.value ?? {}),
  ]),
)
