import { bring, fileOf, lackOf } from '../../scripts/setup/look-for.ts'
import { endWith } from '../../scripts/arguments.ts'

/** Installs what is missing, all at once. If that is impossible, ends the run with instructions. */
export function requirePrograms(): void {
  const missing = bring(['webkit', 'firefox', 'nginx'])
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
