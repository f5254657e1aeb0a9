// Inlined in the head of a borrower's page: shows its skeleton, and starts the first calls of its screen. A page that is
// drawn before the app has loaded starts the app after that (at-end.ts).
import { isDrawn, layout, route } from 'early:screen'
import { languageOf } from '../../platform/i18n/language-of.ts'
import { isPrerendering } from '../../platform/prerendering.ts'
import { currentParams } from '../../platform/session/session.ts'
import { keepTaps } from '../hand-over/taps.ts'
import { isOfFragment } from './early-address.ts'
import { showEarly, startOver } from './early-picture.ts'
import { startCalls } from './start-calls.ts'

document.documentElement.lang = languageOf(currentParams())
// First of all, because it does not delay the rest. In a page that nobody has opened yet, only the app calls, and what may.
if (!isOfFragment() && !isPrerendering()) startCalls(layout, route)
showEarly()
keepTaps()
if (!isDrawn) void startOver()
