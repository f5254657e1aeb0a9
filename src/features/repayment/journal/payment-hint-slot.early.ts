export const loadHints = () => {}
export const PaymentHintSlot = () => null
