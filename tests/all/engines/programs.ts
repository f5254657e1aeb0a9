import { fileOf, lackOf, missingOf } from '../../../scripts/setup/look-for.ts'
import { endWith } from '../../../scripts/arguments.ts'

/** Ends the run with instructions if something is missing. */
export function requirePrograms(): void {
  const missing = missingOf(['webkit', 'firefox', 'nginx'])
  if (missing.length > 0) endWith(missing.map((name) => lackOf(name)).join('\n'))
}

const PROGRAMS = {
  driver: () => fileOf('webkit', 'driver'),
  systemPython: () => fileOf('webkit', 'systemPython'),
  xvfb: () => fileOf('webkit', 'xvfb'),
  firefox: () => fileOf('firefox', 'firefox'),
}

/** The path of an installed program. */
export function pathOf(program: keyof typeof PROGRAMS): string {
  const path = PROGRAMS[program]()
  if (path === undefined) throw new Error(`There is no ${program}`)
  return path
}
