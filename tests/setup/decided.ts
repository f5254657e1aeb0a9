import type { Operation, OperationId } from '../../src/api/operation.ts'

interface Decided<Op extends OperationId> {
  /** Its success code (docs/decisions/002-outcomes-by-operation.md). */
  success: Operation<Op>['success']
  /** The session that it needs, and its effect (docs/decisions/002-outcomes-by-operation.md). */
  session: Operation<Op>['session']
  effect: Operation<Op>['effect']
  /** No other call shows what it writes. */
  isAlone?: true
}

/** Nothing about it needs a decision: it reads, for somebody who has a token, and succeeds by any zero. */
const USUAL = { success: 'zero', session: 'token', effect: 'read' } as const

type UnusualId = { [Op in OperationId]: Operation<Op> extends typeof USUAL ? never : Op }[OperationId]

/**
 * The decisions about each operation that is not usual. The compiler asks for the row of a new one, of one that becomes unusual,
 * and refuses the row of one that no longer is. The tests check the contract and the verifier against it.
 */
const DECIDED: { [Op in UnusualId]: Decided<Op> } = {
  getLoanDetails: { success: 'zero', session: 'card', effect: 'read' },
  saveGoogleScore: { success: 'zero', session: 'card', effect: 'write' },
  defineProductLink: { success: '00', session: 'card', effect: 'write', isAlone: true },
  saveProblem: { success: 'zero', session: 'token', effect: 'write' },
  uploadProblemImage: { success: '00', session: 'token', effect: 'write' },
  scoreProblem: { success: '00', session: 'token', effect: 'write' },
  getContacts: { success: 'zero', session: 'none', effect: 'read' },
  listFaq: { success: '00', session: 'token', effect: 'read' },
  recordFaq: { success: '00', session: 'token', effect: 'write', isAlone: true },
  listRepaymentWays: { success: '00', session: 'card', effect: 'write' },
  commitRepayment: { success: '00', session: 'card', effect: 'money' },
  confirmRepayment: { success: '00', session: 'card', effect: 'money' },
  startAlipay: { success: '00', session: 'card', effect: 'money' },
  generateVirtualAccount: { success: 'zero', session: 'card', effect: 'write', isAlone: true },
  initPayType: { success: 'zero', session: 'card', effect: 'read' },
  getExtension: { success: 'zero', session: 'card', effect: 'read' },
  getInstalments: { success: 'zero', session: 'card', effect: 'read' },
  saveServiceEvent: { success: 'zero', session: 'card', effect: 'write', isAlone: true },
  getChannelTemplate: { success: 'zero', session: 'none', effect: 'read' },
  trackVisit: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  getCaptchaSession: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  getCaptchaImage: { success: 'image', session: 'none', effect: 'write' },
  sendSmsCode: { success: 'zero', session: 'none', effect: 'write' },
  trackClick: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  registerUser: { success: 'zero', session: 'none', effect: 'write' },
  listRecommendedProducts: { success: '00', session: 'token', effect: 'read' },
  savePageEvent: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  applyProduct: { success: '00', session: 'token', effect: 'write', isAlone: true },
  pushLoan: { success: 'zero', session: 'token', effect: 'money' },
  reportNecessity: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  joinProduct: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  initLogin: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  sendLoginCode: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  sendVoiceCode: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  loginWithCode: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  logout: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  applyForProduct: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  pushProduct: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  savePersonalInfo: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveJobInfo: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveExtInfo: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveBankInfo: { success: 'zero', session: 'card', effect: 'write' },
  listOrders: { success: 'zero', session: 'card', effect: 'read' },
  submitUtr: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  uploadContacts: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  uploadDevice: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  uploadLocation: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  uploadImage: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveFcmToken: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  deleteUser: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveBuriedPoint: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
}

/** What was decided about an operation. */
export const decidedOf = (id: string): Decided<OperationId> =>
  Object.entries<Decided<OperationId>>(DECIDED).find(([decided]) => decided === id)?.[1] ?? USUAL
