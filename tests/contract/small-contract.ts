import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { newFolder } from './project-copy.ts'

const HELD = {
  // The contract of this test, with the rules of the real one.
  openapi: 'tests/contract/fixtures/small/openapi',
  'contract/lint/redocly.yaml': 'contract/lint/redocly.yaml',
  'contract/lint/rules': 'contract/lint/rules',
  // Code that derives types from generated files, and its imports.
  'src/api/operation.ts': 'src/api/operation.ts',
  'src/lib': 'src/lib',
  'package.json': 'package.json',
}

/** A project with its own contract, independent of the real one, to be changed and broken. */
export function smallContract() {
  const project = newFolder(HELD)
  for (const name of ['openapi/generated', 'src/api/generated', 'src/routes']) mkdirSync(join(project.folder, name))
  // The screen that the contract names.
  project.write('src/routes/order.tsx', '')
  return {
    ...project,
    generate: () => project.run(resolve('scripts/generate.ts'), '--contract'),
    checkGenerated: () => project.run(resolve('scripts/generate.ts'), '--contract', '--check'),
    lint: () => project.run(resolve('scripts/contract-lint.ts')),
  }
}
