import { recommendQuery } from '../../api/constraints.ts'
import type { RecommendModule } from '../../api/recommend.ts'
import { fitsLimits } from '../../lib/text-limits.ts'

/** The event module of each scene that has its own (OFFER-7). */
const MODULES: ReadonlyMap<string, RecommendModule> = new Map([
  ['banner_jingzhun', 301],
  ['tanchuang_jingzhun', 301],
  ['tanchuang_fudai', 302],
  ['banner_fudai', 302],
])

export const moduleOf = (scene: string): RecommendModule => MODULES.get(scene) ?? 300

/** The scene of an address; empty if it is missing or not allowed by the contract. */
export const sceneOf = (written = ''): string => (fitsLimits(written, recommendQuery.scene) ? written : '')
