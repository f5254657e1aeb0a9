import type { Overrides } from '../overrides.ts'
import type { World } from '../world.ts'

/** A named situation in which a world can begin. */
export interface Scenario {
  summary: string
  /** The screen that shows it. */
  address?: { path: string; search: Record<string, string> }
  seed?: (world: World) => Promise<void>
  overrides?: Overrides
  /** Its screen looks like another's, so the gallery has no picture of it. */
  looksTheSame?: true
}
