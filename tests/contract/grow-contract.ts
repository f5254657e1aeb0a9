import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '../../mocks/contract.ts'

const ADDRESS = /^ {2}(\/\S+):\n {4}\$ref: paths\/(\S+)\.yaml#\/(\S+)\n/gm
const OPERATION_NAME = /operationId: \w+/g
const SCHEMA_NAME = /^\w+(?=:)/gm
const REFERENCED_FILE = /\$ref: '?(\.\.\/schemas\/)?[\w-]+(?=\.yaml#)/g
const REFERENCED_SCHEMA = /\$ref: '?(\.\.\/schemas\/)?([\w-]+\.yaml)?#\/\w+/g

/**
 * Copies operations and schemas of the project in `folder` under new names until its contract has at least `wanted`
 * operations. Returns their number. The world handles a copy like its original, so that everything compiles.
 */
export function growContract(folder: string, wanted: number): number {
  const copies = Array.from({ length: Math.ceil(wanted / operations.length) - 1 }, (_, index) => index + 1)
  const forEachCopy = (write: (copy: number) => string) => copies.map(write).join('')
  const change = (file: string, how: (text: string) => string, target = file) =>
    writeFileSync(join(folder, target), how(readFileSync(join(folder, file), 'utf8')))

  for (const [part, name] of Object.entries({ paths: OPERATION_NAME, schemas: SCHEMA_NAME }))
    for (const file of readdirSync(join(folder, 'openapi', part)))
      for (const copy of copies)
        change(
          `openapi/${part}/${file}`,
          (text) =>
            text
              .replace(name, `$&Copy${copy}`)
              .replace(REFERENCED_SCHEMA, `$&Copy${copy}`)
              .replace(REFERENCED_FILE, `$&-copy-${copy}`),
          `openapi/${part}/${file.replace('.yaml', `-copy-${copy}.yaml`)}`,
        )
  const address = (copy: number) => `  /copy-${copy}$1:\n    $$ref: paths/$2-copy-${copy}.yaml#/$3\n`
  change('openapi/openapi.yaml', (text) => text.replace(ADDRESS, `$&${forEachCopy(address)}`))

  const handlers = operations.map(({ id }) => forEachCopy((copy) => `  ${id}Copy${copy}: own.${id},\n`)).join('')
  change(
    'mocks/handlers/all.ts',
    (text) =>
      `${text.replace('export const handlers: Handlers', 'const own')}\nexport const handlers: Handlers = {\n  ...own,\n${handlers}}\n`,
  )
  return operations.length * (copies.length + 1)
}
