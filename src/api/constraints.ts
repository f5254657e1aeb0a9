// What fields may hold, as the contract says it. Screens read limits and patterns from here and write none themselves.
export {
  AlipayPayment as alipayPayment,
  BankInfo as bankInfo,
  CardPaymentCode as cardPaymentCode,
  OrderRef as orderRef,
  VirtualAccountOrder as virtualAccountOrder,
} from './generated/constraints.ts'
