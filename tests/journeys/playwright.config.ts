import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { endWith } from '../../scripts/arguments.ts'
import { chromiumOptions } from '../../scripts/setup/browser.ts'
import { IN_ALL } from '../setup/suite.ts'
import { PORTS, requireFreePorts } from './ports.ts'

// The servers are TypeScript, which older ones cannot run.
if (Number.parseInt(process.versions.node) < 24)
  endWith(
    `This is Node ${process.versions.node}. Type: node scripts/setup.js node_modules/@playwright/test/cli.js test -c tests/journeys`,
  )

// A worker also reads this file, when the servers already run.
if (process.env['TEST_WORKER_INDEX'] === undefined) await requireFreePorts()

const shell = chromiumOptions()

const server = (script: string, ...args: (string | number)[]) => ({
  command: `"${process.execPath}" "${resolve(import.meta.dirname, '../../scripts', script)}" ${args.join(' ')}`,
  cwd: resolve(import.meta.dirname, '../..'),
  stdout: 'ignore' as const,
  timeout: 300_000,
})

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A busy machine must not cause a failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A worker with its browser uses one core. A third worker on two cores was not faster, because the world and the page
  // server use one core each.
  workers: Math.min(4, Math.max(2, availableParallelism())),
  reporter: [['dot'], ['json', { outputFile: '../../.cache/reports/journeys.json' }]],
  grepInvert: IN_ALL,
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
    // A trace takes a third more time; use --trace on to investigate a failure.
    trace: 'off',
    // One process for all pages of a browser, because a new process takes a third of the time to open a page.
    launchOptions: { ...shell, args: [...shell.args, '--process-per-site', '--renderer-process-limit=1'] },
  },
  projects: [
    { name: 'release', testMatch: '**/*.release.ts', use: { baseURL: `http://localhost:${PORTS.release}` } },
    {
      name: 'demo',
      testMatch: '*.demo.ts',
      use: { baseURL: `http://localhost:${PORTS.demo}`, serviceWorkers: 'allow' },
    },
  ],
  webServer: [
    {
      ...server('preview.ts', '--port', PORTS.release, '--world-port', PORTS.world),
      url: `http://localhost:${PORTS.release}`,
    },
    {
      ...server('serve/serve-demo.ts', '--port', PORTS.demo),
      url: `http://localhost:${PORTS.demo}`,
    },
  ],
})
