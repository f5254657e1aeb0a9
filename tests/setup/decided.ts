import type { Effect, SessionKind } from '../../contract/read/document.ts'
import type { Operation, OperationId } from '../../src/api/operation.ts'

interface Decided<Op extends OperationId> {
  /** Its success code (docs/decisions/002-outcomes-by-operation.md). */
  success: Operation<Op>['success']
  /** The session that it needs, and its effect (docs/decisions/021-sessions-and-effects.md). */
  session: SessionKind
  effect: Effect
  /** No other call shows its effect: a write that no read shows, or a read that no write changes. */
  isAlone?: true
}

/**
 * The decisions about each operation. A new operation needs its row here. The tests check the contract and the verifier
 * against it.
 */
export const DECIDED: { [Op in OperationId]: Decided<Op> } = {
  getLoanDetails: { success: 'zero', session: 'card', effect: 'read' },
  saveGoogleScore: { success: 'zero', session: 'card', effect: 'write' },
  defineProductLink: { success: '00', session: 'card', effect: 'write', isAlone: true },
  initProblemLocal: { success: 'zero', session: 'token', effect: 'read' },
  initProblem: { success: 'zero', session: 'token', effect: 'read' },
  saveProblem: { success: 'zero', session: 'token', effect: 'write' },
  uploadProblemImage: { success: '00', session: 'token', effect: 'write' },
  listProblems: { success: 'zero', session: 'token', effect: 'read' },
  getProblem: { success: 'zero', session: 'token', effect: 'read' },
  scoreProblem: { success: '00', session: 'token', effect: 'write' },
  getContacts: { success: 'zero', session: 'none', effect: 'read', isAlone: true },
  listFaq: { success: '00', session: 'token', effect: 'read', isAlone: true },
  recordFaq: { success: '00', session: 'token', effect: 'write', isAlone: true },
  listRepaymentWays: { success: '00', session: 'card', effect: 'write' },
  commitRepayment: { success: '00', session: 'card', effect: 'money' },
  confirmRepayment: { success: '00', session: 'card', effect: 'money' },
  startAlipay: { success: '00', session: 'card', effect: 'money' },
  generateVirtualAccount: { success: 'zero', session: 'card', effect: 'write', isAlone: true },
  initPayType: { success: 'zero', session: 'card', effect: 'read', isAlone: true },
  getExtension: { success: 'zero', session: 'card', effect: 'read', isAlone: true },
  getInstalments: { success: 'zero', session: 'card', effect: 'read' },
  saveServiceEvent: { success: 'zero', session: 'card', effect: 'write', isAlone: true },
  getChannelTemplate: { success: 'zero', session: 'none', effect: 'read', isAlone: true },
  trackVisit: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  getCaptchaSession: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  getCaptchaImage: { success: 'image', session: 'none', effect: 'write' },
  sendSmsCode: { success: 'zero', session: 'none', effect: 'write' },
  trackClick: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  registerUser: { success: 'zero', session: 'none', effect: 'write' },
  listRecommendedProducts: { success: '00', session: 'token', effect: 'read', isAlone: true },
  savePageEvent: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  applyProduct: { success: '00', session: 'token', effect: 'write', isAlone: true },
  getLoanConfirmation: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  pushLoan: { success: 'zero', session: 'token', effect: 'money' },
  listContracts: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  openContract: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  getJoinFailure: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  reportNecessity: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  joinProduct: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  initLogin: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  sendLoginCode: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  sendVoiceCode: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  loginWithCode: { success: 'zero', session: 'none', effect: 'write', isAlone: true },
  logout: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  getHomePage: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  applyForProduct: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  getProduct: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  pushProduct: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  savePersonalInfo: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveJobInfo: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveExtInfo: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveBankInfo: { success: 'zero', session: 'card', effect: 'write' },
  listOrders: { success: 'zero', session: 'card', effect: 'read' },
  getInstalmentPlan: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  submitUtr: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  uploadContacts: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  uploadDevice: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  uploadLocation: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  uploadImage: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  saveFcmToken: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  listCities: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  getSurvey: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  getFaqIndex: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  deleteUser: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
  getUser: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  getUserMenu: { success: 'zero', session: 'token', effect: 'read', isAlone: true },
  saveBuriedPoint: { success: 'zero', session: 'token', effect: 'write', isAlone: true },
}

/** The operations for which `holds` is true. */
export const decidedIds = (holds: (decided: Decided<OperationId>) => boolean): string[] =>
  Object.entries(DECIDED).flatMap(([id, decided]) => (holds(decided) ? id : []))
