// Replaces, in the early scripts, modules that only handle taps or that an early page never shows. (For example, an order
// with a payment in the journal is left to the app.)
import { NotHereYet } from './tiny-react.ts'

const nothing = () => {}

/* @__NO_SIDE_EFFECTS__ */
export const lazyPart = () => () => {
  throw new NotHereYet()
}
export const logError = nothing
// An early page checks the disk itself.
export const withLedger = <Data>(loading: Data): Data => loading
export const withPayments = <Data>(_orderId: string, loading: Data): Data => loading
export const showToast = nothing
export const dismissMessage = nothing
/* @__NO_SIDE_EFFECTS__ */
export const useSingleFlight = () => nothing
/* @__NO_SIDE_EFFECTS__ */
export const useIsMounted = () => ({ current: true })
/* @__NO_SIDE_EFFECTS__ */
export const useBack = () => nothing
/* @__NO_SIDE_EFFECTS__ */
export const useGoHome = () => nothing
export const useCloseOnBack = nothing
export const PaymentNote = () => null
export const PaymentNoteSlot = () => null
export const usePaidHere = nothing
export const usePaidHereOnceLoaded = nothing
export const StaleNotice = () => null
export const ExtensionRefused = () => null
export const ExtensionFeeSent = () => null
export const refusalOf = nothing
/** Errors are left to the app. */
export const errorWords = nothing
export const errorLanguage = nothing
export const retryAfterSeconds = nothing
/** The app requests the graphic code of a visit. */
export const openVisit = nothing
