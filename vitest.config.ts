import { defineConfig } from 'vitest/config'
import { readEnv } from './src/platform/read-env.ts'

export default defineConfig({
  define: { RUPYA_ENV: JSON.stringify(readEnv({})) },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', '{tests/contract,scripts,deploy}/**/*.test.ts'],
    setupFiles: ['tests/setup/location.ts'],
    testTimeout: 60_000,
  },
})
