import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '../../scripts/setup/browser.ts'
import journeys from '../journeys/playwright.config.ts'
import { PORTS } from '../journeys/ports.ts'
import { IN_ALL } from '../setup/suite.ts'

const release = { baseURL: `http://localhost:${PORTS.release}` }

// What only `npm run test:all` runs: the files of this folder, and the tests of tests/journeys with the tag.
export default defineConfig({
  ...journeys,
  testDir: 'journeys',
  outputDir: '../../test-results/crossings',
  reporter: [['dot'], ['json', { outputFile: '../../.cache/reports/crossings.json' }]],
  grepInvert: [],
  projects: [
    { name: 'release', testMatch: '*.release.ts', use: release },
    {
      name: 'tagged',
      testDir: '../journeys',
      testMatch: '**/*.release.ts',
      grep: IN_ALL,
      use: release,
    },
    {
      name: 'browser',
      testMatch: '*.browser.ts',
      use: {
        ...release,
        // A headless shell has no back-forward cache, and Playwright disables it in a full browser.
        launchOptions: { ...chromiumOptions('browser'), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    {
      name: 'demo',
      testMatch: '*.demo.ts',
      use: { baseURL: `http://localhost:${PORTS.demo}`, serviceWorkers: 'allow' },
    },
    { name: 'commands', testMatch: '*.commands.ts', use: { serviceWorkers: 'allow' } },
  ],
})
