import { defineConfig } from '@playwright/test'
import { findOldChromium, VERSION } from '../../../scripts/setup/old-chromium.ts'
import { PORTS } from '../../journeys/ports.ts'
import journeys from '../../journeys/playwright.config.ts'
import { IN_OLD } from '../../setup/suite.ts'

interface Options {
  oldChromium: string | undefined
}

const oldChromium = findOldChromium()
if (!oldChromium)
  throw new Error(`There is no Chromium ${VERSION}: node scripts/setup.js scripts/setup/bring-old-chromium.ts`)

export default defineConfig<object, Options>({
  ...journeys,
  testDir: '../..',
  outputDir: '../../../test-results/old',
  reporter: [['dot'], ['json', { outputFile: '../../../.cache/reports/old.json' }]],
  grep: IN_OLD,
  projects: [
    {
      name: `Chromium ${VERSION}`,
      testMatch: '**/*.release.ts',
      use: { baseURL: `http://localhost:${PORTS.release}`, oldChromium },
    },
  ],
})
