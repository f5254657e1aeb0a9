import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { PORTS, requireFreePorts } from './ports.ts'

// A worker reads this file too, once the servers run.
if (process.env['TEST_WORKER_INDEX'] === undefined) await requireFreePorts()

const server = (script: string, ...args: (string | number)[]) => ({
  command: `"${process.execPath}" "${resolve(import.meta.dirname, '../../scripts', script)}" ${args.join(' ')}`,
  cwd: '../..',
  stdout: 'ignore' as const,
  timeout: 120_000,
})
const executablePath = process.env['RUPYA_CHROMIUM']

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A machine that is busy with something else is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: `${process.env['RUPYA_REPORTS'] ?? '../../.cache/reports'}/journeys.json` }],
  ],
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses its sandbox to root, which is who runs in many containers.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'release', testMatch: '*.release.ts', use: { baseURL: `http://localhost:${PORTS.release}` } },
    {
      name: 'demo',
      testMatch: '*.demo.ts',
      use: { baseURL: `http://localhost:${PORTS.demo}`, serviceWorkers: 'allow' },
    },
    { name: 'prism', testMatch: '*.prism.ts', use: { baseURL: `http://localhost:${PORTS.prismApp}` } },
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
    {
      ...server('start.ts', 'prism', '--port', PORTS.prismApp, '--prism-port', PORTS.prism),
      url: `http://localhost:${PORTS.prismApp}`,
    },
  ],
})
