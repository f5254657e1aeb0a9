import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '../../scripts/browser.ts'
import { PORTS, requireFreePorts } from './ports.ts'

// A worker reads this file too, once the servers run.
if (process.env['TEST_WORKER_INDEX'] === undefined) await requireFreePorts()

const shell = chromiumOptions()

const server = (script: string, ...args: (string | number)[]) => ({
  command: `"${process.execPath}" "${resolve(import.meta.dirname, '../../scripts', script)}" ${args.join(' ')}`,
  cwd: '../..',
  stdout: 'ignore' as const,
  timeout: 300_000,
})

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A machine that is busy with something else is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A worker and its browser keep one core busy. A third on two cores brought nothing; the world and the pages are served by one each.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  reporter: [
    ['dot'],
    ['json', { outputFile: `${process.env['RUPYA_REPORTS'] ?? '../../.cache/reports'}/journeys.json` }],
  ],
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
    // A recording costs a third more time: whoever looks for the reason of a failure asks for it (--trace on).
    trace: 'off',
    // One process for all pages of a browser: starting one costs a third of opening a page.
    launchOptions: { ...shell, args: [...shell.args, '--process-per-site', '--renderer-process-limit=1'] },
  },
  projects: [
    { name: 'release', testMatch: '*.release.ts', use: { baseURL: `http://localhost:${PORTS.release}` } },
    {
      name: 'browser',
      testMatch: '*.browser.ts',
      use: {
        baseURL: `http://localhost:${PORTS.release}`,
        // A shell has no back-forward cache, and Playwright switches a browser's off.
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
  webServer: [
    {
      ...server('preview.ts', '--port', PORTS.release, '--world-port', PORTS.world),
      url: `http://localhost:${PORTS.release}`,
    },
    {
      ...server('serve-demo.ts', '--port', PORTS.demo),
      url: `http://localhost:${PORTS.demo}`,
    },
  ],
})
