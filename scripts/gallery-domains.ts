import { faultScenarios } from '../mocks/scenarios/faults.ts'
import type { GalleryState, Language } from './gallery-state.ts'

/** A part of the product that is looked at together: a sheet in each language, a chapter of the gallery. */
export interface Domain {
  name: string
  title: string
  /** The addresses of its screens, in the order in which they are shown. */
  paths: string[]
  /** Names of states that belong to it on whichever screen they are shown. */
  states?: string[]
}

/** A new domain is a line here, a new address a word in its domain's line. */
export const DOMAINS: Domain[] = [
  {
    name: 'loan',
    title: 'The loan',
    paths: ['/loanDetails', '/borrowDetail', '/loanConfirm', '/order', '/loginError', '/relevant', '/product'],
  },
  {
    name: 'repayment',
    title: 'Repayment',
    paths: [
      '/repayment',
      '/repaymentDelay',
      '/payway',
      '/addnormalcard',
      '/that',
      '/individual',
      '/walletInstructions',
      '/alipayrepayment',
      '/repayOrNotQuestion',
      '/repayOrNotChoose',
    ],
  },
  {
    name: 'complaints',
    title: 'Complaints and the chatbot',
    paths: [
      '/complainPage',
      '/complainPageNext',
      '/complaintList',
      '/complainDetails',
      '/complainNewPage',
      '/intelligentCustomerService',
      '/customerService',
    ],
  },
  {
    name: 'promotion',
    title: 'The promotion',
    paths: ['/registerTemplate', '/agreementTemplate', '/downloadTemplate'],
  },
  {
    name: 'site',
    title: 'The official site',
    paths: ['/', '/aboutUs', '/About', '/privacyPolicy', '/Policy', '/loanAgreement', '/Loan', '/User'],
  },
  {
    name: 'app',
    title: 'What any screen may meet',
    // Faults are played on the order's screen.
    paths: ['/loanDetails', '/error', '/no-such-page', '/testPreview'],
    states: [...Object.keys(faultScenarios), 'no-session', 'missing-details'],
  },
]

/** The address without the `#` that some screens also answer at. */
export const plainPath = ({ path }: GalleryState) => path.replace(/^\/#/, '')

export function domainOf(state: GalleryState): Domain {
  const found =
    DOMAINS.find(({ states }) => states?.includes(state.name)) ??
    DOMAINS.find(({ paths }) => paths.includes(plainPath(state)))
  if (!found) throw new Error(`No domain in scripts/gallery-domains.ts has the address ${plainPath(state)}`)
  return found
}

/** The states of a domain, a screen after the other. */
export function statesIn(domain: Domain, states: GalleryState[]): GalleryState[] {
  const place = (state: GalleryState) => domain.paths.indexOf(plainPath(state))
  return states.filter((state) => domainOf(state) === domain).toSorted((a, b) => place(a) - place(b))
}

/** The file of a domain's sheet. */
export const sheetOf = ({ name }: Domain, language: Language) => `${name}-${language}.webp`
