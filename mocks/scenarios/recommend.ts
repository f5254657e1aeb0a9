import type { Scenario } from '../scenario.ts'

export const recommendScenarios: Record<string, Scenario> = {}
