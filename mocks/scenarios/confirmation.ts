import type { Scenario } from '../scenario.ts'

export const confirmationScenarios: Record<string, Scenario> = {}
