import type { Scenario } from './scenario-type.ts'
import { exampleProducts } from '../state/recommend.ts'

export const recommendScenarios: Record<string, Scenario> = {
  'recommend-full': {
    summary: 'Five recommended products, one of them closed',
    seed: async ({ recommend }) => {
      recommend.list = exampleProducts()
    },
    address: { path: '/relevant', search: { market: 'id', scene: 'banner_jingzhun' } },
  },
  'recommend-india': {
    summary: 'Three recommended products in India, one of them closed',
    address: { path: '/relevant', search: { market: 'in', scene: 'banner_fudai' } },
  },
  'recommend-empty': {
    summary: 'No product is recommended: applications are full for today',
    address: { path: '/relevant', search: { market: 'id', scene: 'tanchuang_fudai' } },
    seed: async ({ recommend }) => {
      recommend.list = { id: [], in: [] }
    },
  },
}
