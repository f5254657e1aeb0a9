// What the early scripts have in place of modules that only answer a tap, or that show what an early page never does: with a
// payment in the journal, for one, the page is left to the app.
import { NotHereYet } from './react.ts'

const nothing = () => {}

/* @__NO_SIDE_EFFECTS__ */
export const lazyPart = () => () => {
  throw new NotHereYet()
}
export const logError = nothing
// An early page looks on the disk for itself.
export const withLedger = <Data>(loading: Data): Data => loading
export const withPayments = <Data>(_orderId: string, loading: Data): Data => loading
export const showToast = nothing
export const dismissMessage = nothing
export const focusHeading = nothing
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
export const StaleNotice = () => null
export const ExtensionRefused = () => null
export const refusalOf = nothing
/** What fails is left to the app. */
export const errorWords = nothing
export const errorLanguage = nothing
export const retryAfterSeconds = nothing
/** The graphic code of a visit is asked for by the app. */
export const openVisit = nothing
