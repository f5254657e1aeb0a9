/** A fault in one line of the code, and the tests that must detect it. */
export interface Fault {
  what: string
  file: string
  /** A text that occurs once in the file. */
  from: string
  to: string
  /** Test files that need no browser. */
  tests: string[]
}

const RULES = 'src/features/repayment/journal/rules.ts'
const JOURNAL_TESTS = ['src/features/repayment/journal/rules.test.ts']
const FLOW = 'src/features/repayment/payway/payment-flow.ts'
const FLOW_TESTS = ['src/features/repayment/payway']
const CHOICE = 'src/features/repayment/instalments/selection.ts'
const SETTLE = 'mocks/state/repayment-settle.ts'
const SETTLE_TESTS = ['mocks/state/repayment-settle.test.ts']

/** Typical human mistakes: in rules, money, the reader, the mock world and screens. */
export const FAULTS: Fault[] = [
  // Money and dates
  fault('Rupiah in groups of two', 'src/lib/money.ts', '(?=(?:\\d{3})+$)', '(?=(?:\\d{2})+$)'),
  fault('An amount with zeros before it', 'src/lib/money.ts', '^(?:0|[1-9]\\d*)$', '^\\d+$'),
  fault('Hundredths from tenths', 'src/lib/money.ts', 'readMinor(major * 100)', 'readMinor(major * 10)'),
  fault('An amount beyond what a number holds', 'src/lib/money.ts', 'Number.isSafeInteger(amount) ?', 'amount >= 0 ?'),
  fault('One dot of an address read', 'src/lib/money.ts', "shown?.replaceAll('.', '')", "shown?.replace('.', '')"),
  fault('India an hour early', 'src/lib/dates.ts', 'minutes: 330', 'minutes: 270'),
  fault('A day that ends as it begins', 'src/lib/dates.ts', 'at: isDay ? at + DAY_MS : at', 'at: isDay ? at : at'),
  fault('30 February', 'src/lib/dates.ts', 'if (!isCalendarDate(iso)) return undefined', ''),
  fault('Five digits of a card shown', 'src/lib/digits.ts', '/\\d{0,4}$/', '/\\d{0,5}$/'),
  fault('An emoji cut in two', 'src/lib/digits.ts', "'Segmenter' in Intl", "'Segmenter' in {}"),
  fault(
    'A busy server asked at once',
    'src/lib/retry-after.ts',
    'Math.max(Math.ceil(seconds), 1)',
    'Math.ceil(seconds)',
  ),
  fault('A picture over http', 'src/lib/safe-image.ts', "=== 'https:'", "!== 'data:'"),

  // The client
  fault(
    'Zero is a success of every operation',
    'src/api/envelope.ts',
    "rule === 'zero' ? [0, '0', '00'] : rule",
    "[0, '0', '00']",
  ),
  fault(
    'A plain key before the scrambled one',
    'src/api/envelope.ts',
    'hasOwn(body, scrambled) ? scrambled : key',
    'hasOwn(body, key) ? key : scrambled',
  ),
  fault('Any payload of a success', 'src/api/envelope.ts', 'if (type !== payload.type)', 'if (false)'),
  fault('Null sent as a word', 'src/api/form-body.ts', "return [[name, '']]", "return [[name, 'null']]", [
    'tests/contract/vectors.test.ts',
  ]),
  fault(
    'A flag that is true when it is 0',
    'src/api/read-payload.ts',
    'isSame(0, value) ? false',
    'isSame(0, value) ? true',
  ),
  fault('An order without what it needs', 'src/api/read-payload.ts', 'main.every((name)', 'main.some((name)'),
  fault('A place in a list lost', 'src/api/read-payload.ts', 'read === undefined && !places', 'read === undefined'),
  fault(
    'A number that lost its digits',
    'src/api/read-payload.ts',
    'Math.abs(value) <= Number.MAX_SAFE_INTEGER',
    'Math.abs(value) > 0',
  ),

  // Rules of paying
  fault(
    'Sent without having looked',
    'src/ledger/send-once.ts',
    "return { kind: 'unread', error }",
    'seen = undefined as Seen',
    ['src/ledger/send-once.test.ts'],
  ),
  fault(
    'Written after it was sent',
    'src/ledger/send-once.ts',
    'const id = await write(seen)',
    "const id = 'x'; void write(seen)",
    ['src/ledger/send-once.test.ts'],
  ),
  fault(
    'A rupiah less ends a payment',
    RULES,
    'paid - before.paid >= (amount ?? 1)',
    'paid - before.paid >= 1',
    JOURNAL_TESTS,
  ),
  fault(
    'An earlier day ends a fee',
    RULES,
    'day > (before.due[period] ?? day)',
    'day !== (before.due[period] ?? day)',
    JOURNAL_TESTS,
  ),
  fault(
    'Only the same state asks',
    RULES,
    'isOpen(entry) || isSamePayment(intent, entry)',
    'isOpen(entry)',
    JOURNAL_TESTS,
  ),
  fault(
    'Instalments that touch are others',
    RULES,
    'one.from <= other.to && other.from',
    'one.from < other.to && other.from',
    JOURNAL_TESTS,
  ),
  fault('A code that never ends', RULES, 'now - at <= CODE_STORED_MS', 'now >= 0', FLOW_TESTS),
  fault(
    'A duplicate is a refusal',
    FLOW,
    "return { type: 'lost', duplicate",
    "return { type: 'refused', refusal: { code: 'other', message }, duplicate",
    FLOW_TESTS,
  ),
  fault(
    'A lost answer is a refusal',
    FLOW,
    "return { type: 'lost' }\n  }",
    "return { type: 'refused', refusal: { code: 'other', message: '' } }\n  }",
    FLOW_TESTS,
  ),
  fault(
    'A code asked for too early',
    'src/features/repayment/payway/payment.ts',
    'now < payment.code.againAt ?',
    'now < 0 ?',
  ),
  fault('Paid without a number', 'src/features/repayment/account/payable.ts', '!payType || !vcode ||', '!payType ||'),
  fault('The second instalment before the first', CHOICE, '(chosen === 0 && tap > 0)', '(chosen < 0)'),
  fault(
    'All but the last chosen',
    CHOICE,
    'chosen === selectable ? Math.min(1, selectable) : selectable',
    'selectable - 1',
  ),
  fault('A total without its first', CHOICE, 'periods.slice(0, chosen).reduce', 'periods.slice(1, chosen).reduce'),
  fault(
    'A card found in its own dates',
    'src/features/repayment/bind-card/card-numbers.ts',
    '> MOST_BEFORE_LAST',
    '> 99',
  ),
  fault(
    'Minutes of the last hour',
    'src/features/repayment/extension/time-left.ts',
    'Math.floor(seconds / 60) % 60',
    'Math.floor(seconds / 60) % 24',
  ),

  // The world
  fault('Paid in part is paid', SETTLE, 'if (leftOf(instalment) === 0)', 'if (paid > 0)', SETTLE_TESTS),
  fault('Any amount buys an extension', SETTLE, 'extension.delayShouldPayAmount === amount ?', 'amount > 0 ?', [
    'mocks',
  ]),
  fault(
    'A key that another borrower had',
    'mocks/keys.ts',
    '`${operation.id} ${borrower} ${key}`',
    '`${operation.id} ${key}`',
  ),
  fault(
    'Booked a delay too early',
    'mocks/state/postings.ts',
    'acceptedAt + (world.overrides.postsAfter ?? 0)',
    'acceptedAt',
  ),

  // Screens
  fault(
    'An overdue loan that cannot be paid',
    'src/parts/loan-status.ts',
    "180: { tone: 'danger', debt: 'overdue', actions: ['repay', 'extend']",
    "180: { tone: 'danger', debt: 'overdue', actions: ['extend']",
    ['src/features/loan'],
  ),
  fault(
    'Nothing to borrow after the last',
    'src/parts/loan-status.ts',
    "200: { tone: 'success', debt: 'repaid', actions: ['borrowMore']",
    "200: { tone: 'success', debt: 'repaid', actions: []",
    ['src/features/loan'],
  ),
]

/** A fault whose tests are beside the file. */
function fault(
  what: string,
  file: string,
  from: string,
  to: string,
  tests = [file.replace(/\.ts$/, '.test.ts')],
): Fault {
  return { what, file, from, to, tests }
}
