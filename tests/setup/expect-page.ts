import { expect } from '@playwright/test'
import { PATIENCE } from './patience.ts'

/** Playwright's `expect` for tests that Vitest runs: it waits as long as they do; Playwright's default is five seconds. */
export const expectOf = expect.configure({ timeout: PATIENCE })
