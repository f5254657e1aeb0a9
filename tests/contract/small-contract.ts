import { mkdirSync } from 'node:fs'
import { bundleContract } from '../../contract-tools/bundle/write.ts'
import { join, resolve } from 'node:path'
import { newFolder } from './project-copy.ts'

const HELD = {
  // The rules of the real contract.
  'contract-tools/lint/redocly.yaml': 'contract-tools/lint/redocly.yaml',
  'contract-tools/lint/rules': 'contract-tools/lint/rules',
  // Code that derives types from generated files, and its imports.
  'src/api/operation.ts': 'src/api/operation.ts',
  'src/api/send-key.ts': 'src/api/send-key.ts',
  'src/lib': 'src/lib',
  'package.json': 'package.json',
}

/**
 * A project with its own contract of ./fixtures, independent of the real one, to be changed and broken. `more` names other
 * files of the project that it has.
 */
export function smallContract(contract = 'small', more: string[] = []) {
  const also = Object.fromEntries(more.map((name) => [name, name]))
  const project = newFolder({ ...HELD, ...also, openapi: `tests/contract/fixtures/${contract}/openapi` })
  for (const name of ['openapi/generated', 'src/api/generated', 'src/routes']) mkdirSync(join(project.folder, name))
  // The screen that the small contract names.
  project.write('src/routes/order.tsx', '')
  return {
    ...project,
    generate: () => project.run(resolve('scripts/generate.ts'), '--contract'),
    checkGenerated: () => project.run(resolve('scripts/generate.ts'), '--contract', '--check'),
    lint: () => project.run(resolve('scripts/check/contract-lint.ts')),
  }
}

/** The bundle of a contract of ./fixtures. */
export async function smallBundle(contract: string) {
  const project = smallContract(contract)
  try {
    return await bundleContract(project.folder)
  } finally {
    project.remove()
  }
}
