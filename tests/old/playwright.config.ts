import { defineConfig } from '@playwright/test'
import { type OldVersion, programOf } from '../../scripts/setup/old-chromium.ts'
import { PORTS } from '../journeys/ports.ts'
import journeys from '../journeys/playwright.config.ts'
import { isFull } from '../setup/full.ts'

interface Options {
  oldChromium: string | undefined
}

/**
 * Engines on borrowers' phones, close to the last ones for Android 5, 6 and 7. The first is one above the floor, because
 * Playwright cannot see the requests of version 85.
 */
export const VERSIONS: OldVersion[] = isFull ? ['86', '92', '109', '119'] : ['92']
/** Below the floor. */
export const BELOW: OldVersion[] = isFull ? ['83'] : []

/** Files of the most important journeys. */
const FLOWS =
  'android-shell loan-details loan-bill payway payway-sending account instalments extension loan-confirm complain-form upload chat register site'
const FILES = FLOWS.split(' ').map((name) => `${name}.release.ts`)

/** Engines that are killed at moments after a payment (killed.release.ts) in a full run, which starts each about 60 times. */
const KILLED = new Set<OldVersion>(['92', '119'])

/** For the usual run. */
const FEW = [
  'A logo at an https address is shown on /loanDetails',
  'In English, a card that wants a code is paid by the code',
  'Send waits for a photo and says why, and ten taps send one complaint',
  'While a payment is being sent no other card and no other way can be taken',
  'Android’s shell',
]

const useOf = (version: OldVersion) => ({
  baseURL: `http://localhost:${PORTS.release}`,
  oldChromium: programOf(version),
})

export default defineConfig<object, Options>({
  ...journeys,
  testDir: '../journeys',
  outputDir: '../../test-results/old',
  reporter: [['dot'], ['json', { outputFile: `${process.env['RUPYA_REPORTS'] ?? '../../.cache/reports'}/old.json` }]],
  globalSetup: './bring-engines.ts',
  projects: [
    ...VERSIONS.map((version) => ({
      name: `Chromium ${version}`,
      testMatch: isFull && KILLED.has(version) ? [...FILES, 'killed.release.ts'] : FILES,
      grep: isFull ? /./ : FEW.map((title) => new RegExp(title)),
      use: useOf(version),
    })),
    ...BELOW.map((version) => ({
      name: `Chromium ${version}`,
      testMatch: 'too-old.release.ts',
      use: useOf(version),
    })),
  ],
})
