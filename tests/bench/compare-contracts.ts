import { extname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { operations } from '../../mocks/contract.ts'
import { growContract } from '../contract/grow-contract.ts'
import { copyProject, type Ran } from '../contract/project-copy.ts'
import { Measured } from './measured.ts'

type Project = ReturnType<typeof copyProject>

const STEPS: Record<string, (project: Project) => Ran> = {
  'Generate what the contract gives': (project) => project.generate(),
  'Build the release': (project) => project.build(),
}
const TYPES: typeof STEPS = { 'Type-check app, world and tests': (project) => project.types() }

interface Column {
  name: string
  project: Project
}

/** Two copies of the project: one with the current contract, and one with at least `wanted` operations. */
export function projectsToCompare(wanted: number): { today: Column; grown: Column } {
  const [today, grown] = [copyProject(), copyProject()]
  return {
    today: { project: today, name: named(operations.length) },
    grown: { project: grown, name: named(growContract(grown.folder, wanted)) },
  }
}

interface Plan {
  rounds: number
  types: boolean
}

/** Works on both projects alternately. */
export function compareContracts(
  { today, grown }: ReturnType<typeof projectsToCompare>,
  { rounds, types }: Plan,
): { measured: Measured; sameRelease: boolean; compared: string } {
  const steps = { ...STEPS, ...(types && TYPES) }
  const measured = new Measured()
  const columns = [today, grown]
  for (let round = 0; round < rounds; round += 1)
    for (const [says, step] of Object.entries(steps))
      for (const { project, name } of columns) {
        const started = performance.now()
        const { ok, output } = step(project)
        if (!ok) throw new Error(`${says}, with ${name}:\n${output}`)
        measured.add(`${says}, s`, name, (performance.now() - started) / 1000)
      }
  for (const { project, name } of columns)
    measured.add('Scripts until the order shows, bytes gzipped', name, project.firstScreen())
  const release = today.project.release()
  const sameRelease = isDeepStrictEqual(release, grown.project.release())
  return { measured, sameRelease, compared: inWords(Object.keys(release)) }
}

/** The number of files of each kind: `12 html, 47 js, 1 css`. */
function inWords(files: string[]): string {
  const kinds = Map.groupBy(files, (file) => extname(file).slice(1))
  return [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ')
}

const named = (count: number) => `${count.toLocaleString('en')} operations`
