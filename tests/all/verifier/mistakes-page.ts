import { readFileSync } from 'node:fs'
import type { Mistake } from './python-team.ts'

/** The page with each mistake of the server in Python, and what the verifier said of it when it was last measured. */
export const PAGE = 'docs/mistakes.md'

/** As many findings as one mistake may make without a reason. */
const MOST = 3

const GROUPS: Record<string, string> = {
  envelopes: 'Envelope, codes and HTTP status',
  values: 'What a reply holds',
  requests: 'Reading a request',
  people: 'Who asks',
  money: 'Money',
  keeping: 'What is kept',
  network: 'How a reply arrives',
}

/** A row of the page: the mistake, how many findings it makes, and the first of them with the remark. */
interface Row {
  says: string
  count: number
  tells: string
}

const LONGEST = 220
const cell = (text: string) => {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return short
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll(/[ \n]+/g, ' ')
}

export const rowOf = ({ says, remark }: Mistake, findings: string[]): Row => ({
  says: cell(says),
  count: findings.length,
  tells: [cell(findings[0] ?? ''), remark && `_${remark}_`].filter(Boolean).join(' '),
})

export const readRows = (): Row[] =>
  [...readFileSync(PAGE, 'utf8').matchAll(/^\| (.+?) +\| (\d+) +\| (.*?) *\|$/gm)].map(
    ([, says = '', count, tells = '']) => ({ says, count: Number(count), tells }),
  )

/** Whether the page gives a reason for a row that needs one. */
export const isExplained = ({ count, tells }: Row) => (count > 0 && count <= MOST) || tells.endsWith('_')

/** What a row tells, without numbers: those of orders, days and counts differ from run to run, and with them where a row ends. */
export const withoutNumbers = (tells: string): string =>
  tells
    .replaceAll(/ \(\d+ times\)/g, '')
    .replaceAll(/\(\d+ times: /g, '(')
    .replaceAll(/\d[\d.,:/-]*/g, '#')
    .slice(0, 150)

export function mistakesPage(mistakes: Mistake[], rows: Row[]): string {
  const found = rows.filter(({ count }) => count > 0)
  const few = found.filter(({ count }) => count <= MOST)
  return [
    '# What the verifier finds',
    '',
    `A server in Python with a database ([tests/all/verifier/backend](../tests/all/verifier/backend)) is right, and green run after run. It can make each of ${rows.length} mistakes by a switch. The verifier runs against each, with everything allowed. ${found.length} are found, ${few.length} of them by ${MOST} findings or fewer. What is not found says why.`,
    '',
    '`node scripts/setup.js scripts/contract-mistakes.ts` measures again, `--write` writes what it measured into this page.',
    '',
    ...Object.entries(GROUPS).flatMap(([group, title]) => {
      const own = rows.filter((_, index) => mistakes[index]?.group === group)
      const lines = own.map(({ says, count, tells }) => `| ${says} | ${count} | ${tells} |`)
      return [`## ${title}`, '', '| Mistake | Findings | The first says |', '| --- | --- | --- |'].concat(lines, '')
    }),
  ].join('\n')
}
