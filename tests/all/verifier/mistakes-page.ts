/** A mistake of the Python server, and what the verifier said of it when it was last measured. */
export interface Measured {
  group: string
  name: string
  says: string
  /** Why nothing is found, or why more than three things are. */
  remark: string
  findings: string[]
}

/** Where the measured mistakes are kept, and the page that shows them. */
export const MEASURED = 'tests/all/verifier/mistakes.json'
export const PAGE = 'docs/mistakes.md'

/** As many findings as one mistake may make without a reason. */
export const MOST = 3

const GROUPS: Record<string, string> = {
  envelopes: 'Envelope, codes and HTTP status',
  values: 'What a reply holds',
  requests: 'Reading a request',
  people: 'Who asks',
  money: 'Money',
  keeping: 'What is kept',
  network: 'How a reply arrives',
}

/** A sentence without its numbers: numbers of orders, days and counts differ from run to run. */
export const withoutNumbers = (sentence: string): string =>
  sentence
    .replaceAll(/ \(\d+ times\)/g, '')
    .replaceAll(/\(\d+ times: /g, '(')
    .replaceAll(/\d[\d.,:/-]*/g, '#')

const LONGEST = 220
const cell = (text: string) => {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return short
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ')
}

const row = ({ says, findings, remark }: Measured) => {
  const [first] = findings
  const found = [first === undefined ? '' : cell(first), remark && `_${remark}_`].filter(Boolean).join(' ')
  return `| ${cell(says)} | ${findings.length} | ${found} |`
}

/** The page about all mistakes. */
export function mistakesPage(measured: Measured[]): string {
  const found = measured.filter(({ findings }) => findings.length > 0)
  const few = found.filter(({ findings }) => findings.length <= MOST)
  return [
    '# What the verifier finds',
    '',
    `A server in Python with a database ([tests/all/verifier/backend](../tests/all/verifier/backend)) is right, and green run after run. It can make each of ${measured.length} mistakes by a switch. The verifier runs against each, with everything allowed. ${found.length} are found, ${few.length} of them by ${MOST} findings or fewer. What is not found says why.`,
    '',
    '`node scripts/setup.js scripts/contract-mistakes.ts` measures again, `--write` keeps what it measured and writes this page.',
    '',
    ...Object.entries(GROUPS).flatMap(([group, title]) => {
      const rows = measured.filter((one) => one.group === group).map(row)
      return [`## ${title}`, '', '| Mistake | Findings | The first says |', '| --- | --- | --- |'].concat(rows, '')
    }),
  ].join('\n')
}
