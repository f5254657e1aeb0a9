export const PaymentNote = () => null
export const usePaidHere = () => {}
