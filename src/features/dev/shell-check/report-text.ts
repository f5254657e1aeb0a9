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

export const reportLines = ({ results }: KeptReport): ReportLine[] =>
  [...CHECKS, ...HAND_STEPS].map(({ id, title }, index) => {
    const found = results[id]
    const state = found ? (found.should === undefined ? 'right' : 'wrong') : 'open'
    return { number: index + 1, id, title, state, came: found?.came ?? '', should: found?.should ?? '' }
  })

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
