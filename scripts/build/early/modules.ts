import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

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

/** The names of all of them, in order. A file that is only moved is no new module. */
export const namesOf = (pages: EarlyModules): string[] =>
  [...new Set(modulesOf(pages).map((module) => basename(module)))].toSorted()

const modulesOf = (pages: EarlyModules) => [...new Set(Object.values(pages).flatMap((modules) => Object.keys(modules)))]

/** Modules that are new on early pages since the budget was written, in words. */
export const newOnEarlyPages = (pages: EarlyModules, known: readonly string[]): string[] =>
  modulesOf(pages)
    .filter((module) => !known.includes(basename(module)))
    .map((module) => {
      const holding = Object.entries(pages).filter(([, modules]) => module in modules)
      const bytes = Math.max(...holding.map(([, modules]) => modules[module] ?? 0))
      return `${module} (${bytes} bytes) is new on ${holding.map(([page]) => page).join(', ')}`
    })
