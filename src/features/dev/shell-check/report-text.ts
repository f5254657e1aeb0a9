import { SHELL_VERSION } from '../../../platform/bridge/contract.gen.ts'
import { CHECKS } from './checks.ts'
import { HAND_STEPS } from './hand-steps.ts'
import type { KeptReport } from './kept-report.ts'

/** A line of the report, with its number. */
export interface ReportLine {
  number: number
  id: string
  title: string
  state: 'right' | 'wrong' | 'open'
  came: string
  should: string
}

/** One mistake is one line, which names all that showed it. */
export function reportLines({ results }: KeptReport): ReportLine[] {
  const lines: ReportLine[] = []
  for (const [index, { id, title }] of [...CHECKS, ...HAND_STEPS].entries()) {
    const { came = '', should = '' } = results[id] ?? {}
    const state = came === '' ? 'open' : should === '' ? 'right' : 'wrong'
    const same = state === 'wrong' ? lines.find((line) => line.should === should) : undefined
    if (same) same.title += `; ${title}`
    else lines.push({ number: index + 1, id, title, state, came, should })
  }
  return lines
}

const count = (lines: ReportLine[], state: ReportLine['state']) => lines.filter((line) => line.state === state).length

/** In one sentence. */
export const summaryOf = (lines: ReportLine[]) =>
  `${count(lines, 'right')} right, ${count(lines, 'wrong')} wrong, ${count(lines, 'open')} not tried`

const HEADINGS = { wrong: 'WRONG', right: 'RIGHT', open: 'NOT TRIED' }

/** All of it as plain text, for a message to a colleague. `phone` describes the phone. */
export function reportText(lines: ReportLine[], phone: string): string {
  const parts = (['wrong', 'right', 'open'] as const).map((state) => {
    const own = lines.filter((line) => line.state === state)
    return own.length === 0 ? '' : `\n${HEADINGS[state]}\n${own.map(textOf).join('\n')}\n`
  })
  return `Check of the shell: ${summaryOf(lines)}\nContract with the shell ${SHELL_VERSION}\n${phone}\n${parts.join('')}`
}

const textOf = ({ number, title, came, should }: ReportLine) =>
  `${number}. ${title}${came && `\n   came: ${came}`}${should && `\n   should: ${should}`}`
