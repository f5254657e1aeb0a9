import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    setupFiles: ['tests/setup/location.ts'],
    testTimeout: 30_000,
  },
})
