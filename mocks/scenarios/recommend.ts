import type { Scenario } from './scenario-type.ts'
import { exampleProducts } from '../state/recommend.ts'

export const recommendScenarios: Record<string, Scenario> = {
  'recommend-full': {
    summary: 'Five recommended products, one of them closed',
    seed: async ({ recommend }) => {
      recommend.list = exampleProducts()
    },
    looksTheSame: true,
  },
  'recommend-empty': {
    summary: 'No product is recommended: applications are full for today',
    seed: async ({ recommend }) => {
      recommend.list = { id: [], in: [] }
    },
    looksTheSame: true,
  },
}
