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

interface Plan {
  rounds: number
  /** Operations that the grown contract has at least. */
  wanted: number
  types: boolean
}

/** Works on the project with its contract as it is, and with a grown one, in turns. */
export function compareContracts({ rounds, wanted, types }: Plan): { measured: Measured; sameRelease: boolean } {
  const steps = { ...STEPS, ...(types && TYPES) }
  const measured = new Measured()
  const [today, grown] = [copyProject(), copyProject()]
  const columns = [
    { project: today, name: named(operations.length) },
    { project: grown, name: named(growContract(grown.folder, wanted)) },
  ]
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
  const sameRelease = isDeepStrictEqual(today.release(), grown.release())
  for (const { project } of columns) project.remove()
  return { measured, sameRelease }
}

const named = (count: number) => `${count.toLocaleString('en')} operations`
