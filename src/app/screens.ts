import { writtenAddress } from '../lib/written-address.ts'
import type { m } from '../platform/i18n/generated/messages.js'
import type { FileRouteTypes } from './route-tree.gen.ts'
import type { SitePath } from '../site/paths.ts'

/** Every address of the app and of the site. */
export type ScreenPath = FileRouteTypes['fullPaths'] | SitePath

/** A message without values. */
type Title = { [Name in keyof typeof m]: (typeof m)[Name] extends () => string ? Name : never }[keyof typeof m]

export interface Screen {
  /** A name for developers. */
  name: string
  /** Its heading while it loads (the browser's title comes with the screen); null if it is known only once the screen is there, or if it never loads. */
  title: Title | null
  /** What it looks like while it loads, if not like a bill: the parts of its cards (ui/skeleton.tsx). */
  shape?: string
  /** The part of the product to which it belongs: a chapter of the gallery. */
  domain: 'loan' | 'repayment' | 'complaints' | 'promotion' | 'site' | 'app'
  /** The path as the shell or a printed link writes it, if different. */
  written?: string
  /** The other parameters of its address. */
  opensWith: 'session' | 'market' | 'nothing'
  /** An example of its own parameters. */
  search?: Record<string, string>
  /** The scenario that it needs to show something. */
  scenario?: string
  /** No link of the app leads to it: the shell, a server or a message opens it. */
  isEntry?: true
}

/** The scenario for example addresses; it also has the offer of an extension. */
export const EXAMPLE_SCENARIO = 'order-174-extendable'

const ORDER = { productId: '1001', orderId: '723421968459640174' }
const ORDER_NO = { orderNo: '723421968459640174' }
const AMOUNT = { ...ORDER, amount: '1.090.000' }
const HUNDREDTHS = { ...ORDER, withholdingAmount: '109000000' }

/**
 * Data about each screen, in the order of the gallery. The compiler requires a row for each new route. The walk of every
 * address, the developer's page, the gallery and what shows while a screen loads (screen-looks.gen.ts) are made
 * from it (docs/decisions/089-one-row-a-screen.md). It is not part of a release.
 */
export const SCREENS: Record<ScreenPath, Screen> = {
  '/loanDetails': {
    name: 'Loan details',
    title: 'loan_details_title',
    domain: 'loan',
    opensWith: 'session',
    search: ORDER,
  },
  '/borrowDetail': {
    name: 'Loan details, hash address',
    title: 'loan_details_title',
    domain: 'loan',
    written: '/#/borrowDetail/',
    opensWith: 'session',
    search: ORDER,
  },
  '/loanConfirm': {
    name: 'Loan confirmation',
    title: 'confirm_title',
    shape: 'sibibib iiii',
    domain: 'loan',
    opensWith: 'session',
    search: { productId: '1001' },
    isEntry: true,
  },
  '/order': {
    name: 'Orders',
    title: 'orders_title',
    shape: 'siii siii siii',
    domain: 'loan',
    opensWith: 'session',
    scenario: 'orders-several',
  },
  '/loginError': {
    name: 'Joint login failure',
    title: null,
    shape: 'si isibsib',
    domain: 'loan',
    opensWith: 'session',
    search: { productId: '1001' },
    isEntry: true,
  },
  '/relevant': {
    name: 'Recommended products',
    title: 'offers_title',
    shape: 'isibsibsib',
    domain: 'loan',
    opensWith: 'session',
    search: { scene: 'banner_fudai' },
  },
  '/product': { name: 'Product', title: null, domain: 'loan', opensWith: 'nothing' },

  '/repayment': {
    name: 'Repayment in instalments',
    title: 'bill_title',
    shape: 'iii sssss',
    domain: 'repayment',
    opensWith: 'session',
    search: ORDER,
  },
  '/repaymentDelay': {
    name: 'Extension',
    title: 'bill_title',
    shape: 'si ibiu sii',
    domain: 'repayment',
    opensWith: 'session',
    search: ORDER,
    scenario: EXAMPLE_SCENARIO,
  },
  '/payway': {
    name: 'Card repayment',
    title: 'payway_title',
    shape: 'ib isssu',
    domain: 'repayment',
    opensWith: 'session',
    search: HUNDREDTHS,
  },
  '/addnormalcard': {
    name: 'Bind a bank card',
    title: 'bind_title',
    shape: 'iuiuiuiu',
    domain: 'repayment',
    written: '/#/addnormalcard',
    opensWith: 'session',
    search: { ...HUNDREDTHS, from: 'payway' },
  },
  '/that': {
    name: 'Virtual account',
    title: 'account_title',
    shape: 'iibuib iii',
    domain: 'repayment',
    opensWith: 'session',
    search: { ...AMOUNT, display: '1' },
  },
  '/individual': {
    name: 'Repayment method',
    title: 'method_title',
    shape: 'ib iss isss',
    domain: 'repayment',
    opensWith: 'session',
    search: { ...AMOUNT, display: '1' },
  },
  '/walletInstructions': {
    name: 'Repayment by e-wallet',
    title: 'wallet_title',
    shape: 'ib iiiu',
    domain: 'repayment',
    opensWith: 'session',
    search: AMOUNT,
    isEntry: true,
  },
  '/alipayrepayment': {
    name: 'Alipay',
    title: 'alipay_title',
    shape: 'ib iiiu',
    domain: 'repayment',
    written: '/#/alipayrepayment',
    opensWith: 'session',
    search: HUNDREDTHS,
  },
  '/repayOrNotQuestion': {
    name: 'Did you repay?',
    title: 'paid_title',
    shape: 'si ibuu',
    domain: 'repayment',
    opensWith: 'session',
    search: AMOUNT,
    isEntry: true,
  },
  '/repayOrNotChoose': {
    name: 'Did you repay? The choice',
    title: 'happened_title',
    domain: 'repayment',
    opensWith: 'session',
    search: AMOUNT,
  },

  '/complainPage': {
    name: 'Complaint',
    title: 'complaint_title',
    shape: 'isii issss',
    domain: 'complaints',
    opensWith: 'session',
    search: ORDER_NO,
  },
  '/complainPageNext': {
    name: 'Complaint form',
    title: 'complaint_form_title',
    shape: 'iis ipi',
    domain: 'complaints',
    opensWith: 'session',
    search: { ...ORDER_NO, problemType: '2' },
  },
  '/complaintList': {
    name: 'My complaints',
    title: 'complaints_title',
    shape: 'iii iii iii',
    domain: 'complaints',
    opensWith: 'session',
  },
  '/complainDetails': {
    name: 'Complaint details',
    title: 'complaint_details_title',
    shape: 'si iii iiii',
    domain: 'complaints',
    opensWith: 'session',
    search: { problemId: '8211004502' },
  },
  '/complainNewPage': {
    name: 'Complaint, Indonesian entry',
    title: 'complaint_new_title',
    shape: 'isii issss',
    domain: 'complaints',
    opensWith: 'session',
    search: ORDER_NO,
  },
  '/intelligentCustomerService': {
    name: 'Chatbot',
    title: 'chat_title',
    shape: 'ii issss',
    domain: 'complaints',
    opensWith: 'session',
    search: ORDER_NO,
  },
  '/customerService': { name: 'Customer service', title: null, domain: 'complaints', opensWith: 'nothing' },

  '/registerTemplate': {
    name: 'Promotion registration',
    title: null,
    domain: 'promotion',
    opensWith: 'market',
    search: { id: '90', user_from: 'banner' },
  },
  '/agreementTemplate': {
    name: 'Promotion, registration agreement',
    title: null,
    domain: 'promotion',
    written: '/#/agreementTemplate',
    opensWith: 'market',
    search: { id: '88' },
  },
  '/downloadTemplate': {
    name: 'Promotion, download of the app',
    title: null,
    domain: 'promotion',
    written: '/#/downloadTemplate',
    opensWith: 'market',
    search: { id: '88' },
  },

  '/': { name: 'Official site', title: null, domain: 'site', opensWith: 'nothing' },
  '/aboutUs': { name: 'About us', title: null, domain: 'site', opensWith: 'nothing' },
  '/About': { name: 'About us, second address', title: null, domain: 'site', opensWith: 'nothing' },
  '/privacyPolicy': { name: 'Privacy policy', title: null, domain: 'site', opensWith: 'nothing' },
  '/Policy': { name: 'Privacy policy, second address', title: null, domain: 'site', opensWith: 'nothing' },
  '/loanAgreement': { name: 'Loan agreement', title: null, domain: 'site', opensWith: 'nothing' },
  '/Loan': { name: 'Loan agreement, second address', title: null, domain: 'site', opensWith: 'nothing' },
  '/User': { name: 'User', title: null, domain: 'site', opensWith: 'nothing' },

  '/error': { name: 'Error page', title: null, domain: 'app', opensWith: 'nothing', isEntry: true },
}

/** Every address, in the table's order. */
// The table has no other keys.
export const screenPaths = Object.keys(SCREENS) as ScreenPath[]

const SESSION = { token: '1', userId: '880021460173', market: 'id' }
const BESIDE = { session: SESSION, market: { market: 'id' }, nothing: {} }

/** An example of a screen's address, as the shell or a printed link writes it. */
export function exampleAddress(path: ScreenPath): string {
  const { written = path, opensWith, search } = SCREENS[path]
  return writtenAddress(written, BESIDE[opensWith], search)
}

/** The same address with its path as the router knows it. */
export const pathAddress = (path: ScreenPath): string =>
  writtenAddress(path, BESIDE[SCREENS[path].opensWith], SCREENS[path].search)

/** Every address, for the developer's page. */
export const jumps = screenPaths.map((path) => {
  const { name, written = path, search = {}, scenario } = SCREENS[path]
  return { path: written, name, search, scenario }
})
