export const PaymentNoteSlot = () => null
export const usePaidHereOnceLoaded = () => {}
