import type { Overrides } from '../overrides.ts'
import type { World } from '../world.ts'

/** A named starting world. */
export interface Scenario {
  summary: string
  /** The screen that it is about, for addresses to try. */
  address?: { path: string; search: Record<string, string> }
  seed?: (world: World) => Promise<void>
  overrides?: Overrides
  /** Differs on the wire only. */
  looksTheSame?: true
}
