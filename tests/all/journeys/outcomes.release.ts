import { reachSituation, prepareSituation } from '../../../scripts/situations/reach.ts'
import { outcomeSituations } from '../../../scripts/situations/outcomes/plan.ts'
import { shownOn, watchOutcome } from '../../../scripts/situations/outcomes/watch-outcome.ts'
import { LANGUAGES } from '../../../src/platform/i18n/languages.ts'
import { isLong } from '../../setup/suite.ts'
import { expect, test } from '../../journeys/borrower.ts'
import { servePictures } from '../../journeys/pictures.ts'

/** One for each way in which a reply reaches the page: a payment's, an upload's, a picture's, and one that leaves the page. */
const USUAL = [
  'commitRepayment-duplicatePayment',
  'uploadProblemImage-other',
  'getCaptchaImage-other',
  'startAlipay-success',
]

const situations = outcomeSituations()
const missing = USUAL.filter((name) => !situations.some(({ situation }) => situation.name === name))
if (missing.length > 0) throw new Error(`The plan of the contract's pictures has no ${missing.join(', ')} any more`)

for (const planned of situations.filter(({ situation }) => isLong || USUAL.includes(situation.name)))
  test(`The borrower sees that ${planned.operation} has answered ${planned.outcome}`, async ({ open, page }) => {
    const { situation, shows } = planned
    if (situation.dialogAfter) await prepareSituation(page, situation)
    if (situation.path === '/complainDetails') await servePictures(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hasCome = await watchOutcome(page, planned)
    // The plan is in English.
    await open(situation.path, {
      scenario: situation.scenario,
      search: { ...situation.search, lang: LANGUAGES.en.lang },
    })
    await reachSituation(page, situation, 'en')
    await hasCome()
    await expect(shownOn(page, shows)).toBeVisible()
  })
