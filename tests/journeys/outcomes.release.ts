import { playState, prepareState } from '../../scripts/gallery-play.ts'
import { outcomeVisits } from '../../scripts/outcomes/plan.ts'
import { shownOn, watchOutcome } from '../../scripts/outcomes/watch-outcome.ts'
import { LANG } from '../../src/platform/i18n/language-of.ts'
import { isFull } from '../setup/full.ts'
import { expect, test } from './borrower.ts'
import { servePictures } from './pictures.ts'

/** One for each way in which a reply reaches the page, an outcome is brought about, or its words are shown. */
const USUAL = [
  'commitRepayment-duplicatePayment',
  'confirmRepayment-wrongCode',
  'startAlipay-success',
  'saveBankInfo-wrongCode',
  'uploadProblemImage-other',
  'scoreProblem-success',
  'sendSmsCode-wrongCaptcha',
  'getCaptchaImage-other',
  'recordFaq-sessionEnded',
  'applyProduct-success',
]

const visits = outcomeVisits()
const missing = USUAL.filter((name) => !visits.some(({ state }) => state.name === name))
if (missing.length > 0) throw new Error(`The plan of the contract's pictures has no ${missing.join(', ')} any more`)

for (const visit of visits.filter(({ state }) => isFull || USUAL.includes(state.name)))
  test(`The borrower sees that ${visit.operation} has answered ${visit.outcome}`, async ({ open, page }) => {
    const { state, shows } = visit
    if (state.dialogAfter) await prepareState(page, state)
    if (state.path === '/complainDetails') await servePictures(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hasCome = await watchOutcome(page, visit)
    await open(state.path, { scenario: state.scenario, search: { ...state.search, lang: LANG.en } })
    await playState(page, state, 'en')
    await hasCome()
    await expect(shownOn(page, shows)).toBeVisible()
  })
