// The contract's limits and patterns of fields. Screens use these and define none themselves.
export {
  AlipayPayment as alipayPayment,
  BankInfo as bankInfo,
  CardPaymentCode as cardPaymentCode,
  FaqRecord as faqRecord,
  NewProblem as newProblem,
  OrderRef as orderRef,
  ProblemRef as problemRef,
  RecommendQuery as recommendQuery,
  Registration as registration,
  VirtualAccountOrder as virtualAccountOrder,
} from './generated/constraints.ts'
