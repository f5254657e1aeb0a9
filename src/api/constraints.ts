// The contract's limits and patterns of fields. Screens use these and write none themselves.
export {
  AlipayPayment as alipayPayment,
  BankInfo as bankInfo,
  CardPaymentCode as cardPaymentCode,
  OrderRef as orderRef,
  VirtualAccountOrder as virtualAccountOrder,
} from './generated/constraints.ts'
