import { defineConfig } from '@playwright/test'
import { findOldChromium, VERSION } from '../../../scripts/setup/old-chromium.ts'
import { PORTS } from '../../journeys/ports.ts'
import journeys from '../../journeys/playwright.config.ts'

interface Options {
  oldChromium: string | undefined
}

const oldChromium = findOldChromium()
if (!oldChromium)
  throw new Error(`There is no Chromium ${VERSION}: node scripts/setup.js scripts/setup/bring-old-chromium.ts`)

/** Each way of drawing, sending and paying once. */
const JOURNEYS = [
  'A logo at an https address is shown on /loanDetails',
  'In English, a card that wants a code is paid by the code',
  'Send waits for a photo and says why, and ten taps send one complaint',
  'While a payment is being sent no other card and no other way can be taken',
  'Android’s shell',
]

export default defineConfig<object, Options>({
  ...journeys,
  testDir: '../..',
  outputDir: '../../../test-results/old',
  reporter: [['dot'], ['json', { outputFile: '../../../.cache/reports/old.json' }]],
  grep: JOURNEYS.map((title) => new RegExp(title)),
  projects: [
    {
      name: `Chromium ${VERSION}`,
      testMatch: '**/*.release.ts',
      use: { baseURL: `http://localhost:${PORTS.release}`, oldChromium },
    },
  ],
})
