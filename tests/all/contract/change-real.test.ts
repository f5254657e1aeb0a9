import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract, resolveSchema } from '../../../mocks/contract.ts'
import { UNKNOWN_STATUS } from '../../../mocks/unknown-status.ts'
import { type ContractDocument, operationsOf } from '../../../contract-tools/read/document.ts'
import { generateFrom } from '../../../contract-tools/client/write.ts'
import { copyProject } from '../../contract/project-copy.ts'

// Checks that change.test.ts is right about the real project too: the app and its world depend on the contract's types. The
// changed parts are looked up, so that this test follows the contract.

/** Operations of screens; those with the most screens first. */
const asked = operationsOf(contract)
  .map(({ operation }) => operation)
  .filter(({ 'x-screens': screens = [] }) => screens.length > 0)
  .toSorted((one, other) => Number(other['x-screens']?.length) - Number(one['x-screens']?.length))

/** A failure that its operation names itself. */
const failures = asked.flatMap((operation) =>
  Object.keys(operation['x-outcomes'].failures).filter((name) => !(name in contract['x-common-outcomes'])),
)
const [field] = asked.flatMap(
  (operation) => Object(resolveSchema(operation['x-outcomes'].success.schema))['x-main'] ?? [],
)
const operation = asked.findLast((one) => one['x-effect'] === 'write')?.operationId

/** Each changes a different place, so that one run of the compiler can tell them apart. */
const CHANGES: [what: string, change: (text: string) => string, named: string, folders: string[]][] = [
  ['a field', renamed(String(field)), String(field), ['src/', 'mocks/']],
  ['a named failure', renamed(String(failures[0])), String(failures[0]), ['src/', 'mocks/']],
  ['an operation', renamed(String(operation)), String(operation), ['src/', 'mocks/']],
  ['a status', withOneMoreStatus, `'${UNKNOWN_STATUS}'`, ['src/']],
]

/** Renames a part everywhere in the contract. */
function renamed(name: string) {
  return (text: string) => {
    if (!text.includes(`"${name}"`)) throw new Error(`The contract has no ${name}`)
    return text.replaceAll(`"${name}"`, `"${name}Renamed"`)
  }
}

function withOneMoreStatus(text: string) {
  const changed: ContractDocument = JSON.parse(text)
  const statuses: unknown = changed.components.schemas['OrderStatus']?.['enum']
  if (!Array.isArray(statuses)) throw new Error('The contract no longer lists the statuses of an order')
  statuses.push(UNKNOWN_STATUS, String(UNKNOWN_STATUS))
  return JSON.stringify(changed)
}

test('The compiler names a change of the real contract in the app and the mock server', async () => {
  const text = CHANGES.reduce((before, [, change]) => change(before), JSON.stringify(contract))
  const project = copyProject()
  try {
    for (const [file, made] of await generateFrom(JSON.parse(text))) writeFileSync(join(project.folder, file), made)
    const complaints = [...project.complaints()].filter(([file]) => !/\.test\./.test(file))
    for (const [what, , named, folders] of CHANGES)
      for (const folder of folders)
        expect(
          complaints.filter(([file, complaint]) => file.startsWith(folder) && complaint.includes(named)),
          `${what}, in ${folder}`,
        ).not.toEqual([])
  } finally {
    project.remove()
  }
}, 300_000)
