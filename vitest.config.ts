import { defineConfig } from 'vitest/config'
import { preserveSymlinks } from './scripts/generators.ts'
import { readEnv } from './src/platform/read-env.ts'

export default defineConfig({
  define: { RUPYA_ENV: JSON.stringify(readEnv({})) },
  resolve: { preserveSymlinks },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', '{tests/contract,scripts,deploy}/**/*.test.ts'],
    setupFiles: ['tests/setup/location.ts'],
    testTimeout: 60_000,
  },
})
