import type { Scenario } from '../scenario.ts'

export const repaymentScenarios: Record<string, Scenario> = {}
