import { drawEarly, type Drawing } from '../../src/early/page/at-end.ts'
import { practice, type Practice } from '../../src/early/page/rehearsal.ts'
import type { EarlyRoute } from '../../src/early/runtime/tiny-router.ts'

declare const rupyaAgain: (practice: Practice) => void

/** For same-picture.test.tsx, in place of src/early/page/at-end.ts in the pages' own scripts. */
export function drawScreen(route: EarlyRoute, { practice: answers, isExpected = () => true }: Drawing<unknown>) {
  const draw = async () => drawEarly(route, isExpected)
  if (practice()) Object.assign(globalThis, { rupyaRehearsal: draw })
  else Object.assign(globalThis, { rupyaDraw: draw, rupyaRehearse: () => rupyaAgain(answers) })
}
