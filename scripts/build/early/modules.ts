import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The modules of each early page by path, with their size in bytes before minification. */
export type EarlyModules = Record<string, Record<string, number>>

/** Beside the build and not in it, where anybody could read it. */
const fileOf = (build: string) => join('.cache', relative('.', build), 'early-modules.json')

export function keepEarlyModules(build: string, modules: EarlyModules) {
  mkdirSync(join(fileOf(build), '..'), { recursive: true })
  writeFileSync(fileOf(build), JSON.stringify(modules))
}

export function readEarlyModules(build: string): EarlyModules {
  if (!existsSync(fileOf(build))) throw new Error(`${fileOf(build)} is not there. Build again: npm run build`)
  return JSON.parse(readFileSync(fileOf(build), 'utf8'))
}

/** The largest modules of a page, in words, for a page above its budget; empty for a page without an early one. */
export function largestModules(pages: EarlyModules, page: string, most = 8): string {
  const modules = Object.entries(pages[page] ?? {}).toSorted(([, one], [, other]) => other - one)
  const named = modules.slice(0, most).map(([module, bytes]) => `${module} (${bytes} bytes)`)
  return named.length > 0 ? `of its early page's ${modules.length} modules the largest are ${named.join(', ')}` : ''
}
