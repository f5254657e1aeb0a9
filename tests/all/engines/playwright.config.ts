import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { PORTS, requireFreePorts } from '../../journeys/ports.ts'
import type { EngineOptions } from './person.ts'
import { requirePrograms } from './programs.ts'

// A worker also reads this file, when the servers already run.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  await requireFreePorts()
  requirePrograms()
}

// Playwright runs and counts the journeys; its own browsers are not used.
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../../test-results/engines',
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '../../../.cache/reports/engines.json' }]],
  projects: [
    { name: 'webkit', workers: 1, testMatch: ['*.journey.ts', '*.webkit.ts'], use: { engineName: 'webkit' } },
    {
      name: 'firefox',
      workers: 1,
      // Journeys of people with their own browser. The app opens in the shell, whose engines are Chromium and WebKit.
      testMatch: ['site.journey.ts', 'registration.journey.ts'],
      use: { engineName: 'firefox' },
    },
  ],
  webServer: {
    command: `"${process.execPath}" "${resolve(import.meta.dirname, 'serve.ts')}"`,
    cwd: '../../..',
    url: `http://localhost:${PORTS.release}`,
    stdout: 'ignore',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
