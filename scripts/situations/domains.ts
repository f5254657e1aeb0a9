import { faultScenarios } from '../../mocks/scenarios/faults.ts'
import { type Screen, SCREENS, screenPaths } from '../../src/app/screens.ts'
import type { Situation, Language } from './situation.ts'

/** A part of the product: one sheet per language, and a chapter of the gallery. */
export interface Domain {
  name: string
  title: string
  /** The addresses of its screens, in order (src/app/screens.ts). */
  paths: string[]
  /** Names of situations that belong to it, whatever their screen. */
  situations?: string[]
}

const pathsOf = (domain: Screen['domain']) => screenPaths.filter((path) => SCREENS[path].domain === domain)

export const DOMAINS: Domain[] = [
  { name: 'loan', title: 'The loan', paths: pathsOf('loan') },
  { name: 'repayment', title: 'Repayment', paths: pathsOf('repayment') },
  { name: 'complaints', title: 'Complaints and the chatbot', paths: pathsOf('complaints') },
  { name: 'promotion', title: 'The promotion', paths: pathsOf('promotion') },
  { name: 'site', title: 'The official site', paths: pathsOf('site') },
  {
    name: 'app',
    title: 'What any screen may meet',
    // Faults are shown on the order's screen.
    paths: ['/loanDetails', ...pathsOf('app'), '/no-such-page', '/testPreview'],
    situations: [...Object.keys(faultScenarios), 'no-session', 'missing-details'],
  },
]

/** The address without the `#` at which some screens also answer. */
export const plainPath = ({ path }: Situation) => path.replace(/^\/#/, '')

export function domainOf(situation: Situation): Domain {
  const found =
    DOMAINS.find(({ situations }) => situations?.includes(situation.name)) ??
    DOMAINS.find(({ paths }) => paths.includes(plainPath(situation)))
  if (!found) throw new Error(`No domain has the address ${plainPath(situation)}`)
  return found
}

/** The situations of a domain, screen by screen. */
export function situationsIn(domain: Domain, situations: Situation[]): Situation[] {
  const place = (situation: Situation) => domain.paths.indexOf(plainPath(situation))
  return situations.filter((situation) => domainOf(situation) === domain).toSorted((a, b) => place(a) - place(b))
}

/** The file of a domain's sheet. */
export const sheetOf = ({ name }: Domain, language: Language) => `${name}-${language}.webp`
