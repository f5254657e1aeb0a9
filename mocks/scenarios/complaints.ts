import type { Scenario } from '../scenario.ts'

export const complaintsScenarios: Record<string, Scenario> = {}
