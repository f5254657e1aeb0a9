import type { Scenario } from '../scenario.ts'

export const promotionScenarios: Record<string, Scenario> = {}
