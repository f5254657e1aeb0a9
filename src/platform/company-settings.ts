import { mailLink } from '../lib/mail-link.ts'
import { blankSeparated, name, optional, phoneProblem, type Setting } from './setting.ts'
import { addressProblem } from './web-address.ts'

const mailProblem = (value: string) => (mailLink(value) ? undefined : 'it must be one e-mail address')
const pagesProblem = (value: string) => addressProblem(value, 'pages')

const templateId = (example: string): Setting => ({
  fallback: '',
  example,
  problem: (value) => {
    if (/^[\w-]+([\s,;]+[\w-]+)+$/.test(value))
      return "it must be one template; India's own goes into VITE_REGISTER_TEMPLATE_IN"
    return /^[\w-]{0,64}$/.test(value) ? undefined : 'it must be letters, digits, - and _, 64 at most'
  },
})

const dayRate = optional('0.1', (value) =>
  /^\d{1,2}(\.\d{1,4})?$/.test(value) && Number(value) > 0
    ? undefined
    : 'it must be the percent of a day, of digits and a dot, more than 0',
)

/** The lender's data for the site and the legal texts. Empty values are not shown. */
export const companySettings = {
  VITE_COMPANY_NAME: name('Rupya Finance'),
  /** The lender's registration numbers at authorities. */
  VITE_COMPANY_REGISTRATION: {
    ...name('NBFC-00.00000 · OJK KEP-00/D.05/2026'),
    problem: (value) => (numbersIn(value).length > 0 ? undefined : 'it must hold a number'),
  },
  /** The addresses where these numbers can be looked up, in the same order. */
  VITE_COMPANY_REGISTERS: optional('https://register.example/lenders https://other.example/licences', (value) =>
    blankSeparated(value)
      .map((address) => addressProblem(address, 'page'))
      .find(Boolean),
  ),
  VITE_COMPANY_ADDRESS: name('Jl. Jenderal Sudirman 1, Jakarta 10220'),
  VITE_COMPANY_EMAIL: { fallback: 'help@rupya.example', example: 'help@lender.example', problem: mailProblem },
  /** The officer for complaints in India: name and contact. */
  VITE_GRIEVANCE_OFFICER: optional('Asha Rao', (value) => (value.trim() ? undefined : 'it must not be a blank')),
  VITE_GRIEVANCE_EMAIL: optional('grievance@lender.example', mailProblem),
  VITE_GRIEVANCE_PHONE: optional('1800-300-0101', phoneProblem),
  /**
   * What a loan costs per day, all charges included, in percent. If set, the site shows the cost of an example loan in the
   * market.
   */
  VITE_LOAN_RATE_ID: dayRate,
  VITE_LOAN_RATE_IN: dayRate,
  /** Days of the example loan in Indonesia. India's terms say how long the shortest loan is. */
  VITE_LOAN_DAYS_ID: optional('30', (value) =>
    /^[1-9]\d{0,3}$/.test(value) ? undefined : 'it must be a number of days',
  ),
  /**
   * The lender's hosted terms, which the site's policy section shows in a frame. If empty, it shows the site's own privacy
   * policy.
   */
  VITE_TERMS_URL: optional('https://pages.example/terms', pagesProblem),
  /**
   * The template of the promotion that the site's Register button opens (`id` of /registerTemplate). If empty, there is no
   * button.
   */
  VITE_REGISTER_TEMPLATE: templateId('88'),
  /** The template for India, for people who read the site in English. If empty, the one above is used. */
  VITE_REGISTER_TEMPLATE_IN: templateId('91'),
} satisfies Record<string, Setting>

/** An example loan: its cost per day in percent, and its number of days; undefined if not set. */
export interface ExampleLoan {
  dayRate: number
  days: number
}

/** Separate from `Env`, because no borrower's screen needs it. */
export interface Company {
  name: string
  registrations: { number: string; register: string | undefined }[]
  address: string
  email: string
  /** The phone of Indonesia. Each page of the site shows the phone for its language (render.tsx). */
  phone: string
  grievance: { officer: string; email: string; phone: string } | undefined
  exampleLoans: { id: ExampleLoan | undefined; in: ExampleLoan | undefined }
  termsUrl: string
  registerTemplate: { id: string; in: string }
  siteOrigin: string
}

/** The shortest loan in India, in days (SITE-26). */
const LEAST_DAYS_IN = 91

export function readCompany(
  valueOf: (key: keyof typeof companySettings) => string,
): Omit<Company, 'phone' | 'siteOrigin'> {
  const registers = blankSeparated(valueOf('VITE_COMPANY_REGISTERS'))
  const officer = valueOf('VITE_GRIEVANCE_OFFICER')
  const loan = (rate: string, days: number) => (rate ? { dayRate: Number(rate), days } : undefined)
  return {
    name: valueOf('VITE_COMPANY_NAME'),
    registrations: numbersIn(valueOf('VITE_COMPANY_REGISTRATION')).map((number, index) => ({
      number,
      register: registers[index],
    })),
    address: valueOf('VITE_COMPANY_ADDRESS'),
    email: valueOf('VITE_COMPANY_EMAIL'),
    grievance: officer
      ? { officer, email: valueOf('VITE_GRIEVANCE_EMAIL'), phone: valueOf('VITE_GRIEVANCE_PHONE') }
      : undefined,
    exampleLoans: {
      id: loan(valueOf('VITE_LOAN_RATE_ID'), Number(valueOf('VITE_LOAN_DAYS_ID'))),
      in: loan(valueOf('VITE_LOAN_RATE_IN'), LEAST_DAYS_IN),
    },
    termsUrl: valueOf('VITE_TERMS_URL'),
    registerTemplate: { id: valueOf('VITE_REGISTER_TEMPLATE'), in: valueOf('VITE_REGISTER_TEMPLATE_IN') },
  }
}

const numbersIn = (registration: string) => registration.split('·').flatMap((number) => number.trim() || [])

/** Settings that are required because another one is given, one line each. */
export function companyProblems(values: Record<string, string | undefined>): string[] {
  const given = (key: keyof typeof companySettings) => Boolean(values[key])
  const registers = blankSeparated(values['VITE_COMPANY_REGISTERS'] ?? '')
  const numbers = numbersIn(values['VITE_COMPANY_REGISTRATION'] ?? companySettings.VITE_COMPANY_REGISTRATION.fallback)
  const [officer, mail, phone] = [
    given('VITE_GRIEVANCE_OFFICER'),
    given('VITE_GRIEVANCE_EMAIL'),
    given('VITE_GRIEVANCE_PHONE'),
  ]
  return [
    registers.length > 0 &&
      registers.length !== numbers.length &&
      `VITE_COMPANY_REGISTERS needs as many addresses as VITE_COMPANY_REGISTRATION has numbers: ${numbers.length}`,
    officer &&
      !mail &&
      !phone &&
      'VITE_GRIEVANCE_EMAIL or VITE_GRIEVANCE_PHONE is missing: nobody could reach the officer',
    !officer && (mail || phone) && 'VITE_GRIEVANCE_OFFICER is missing: whose address or phone it is',
    given('VITE_LOAN_RATE_ID') !== given('VITE_LOAN_DAYS_ID') &&
      'VITE_LOAN_RATE_ID and VITE_LOAN_DAYS_ID are given together, or neither',
  ].filter((problem) => problem !== false)
}
