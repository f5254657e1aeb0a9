import { type ContractDocument, operationsOf } from '../read/document.ts'
import { isSchema } from '../read/schema.ts'

/** The names of one contract that the other has nowhere: paths, operations, failures, schemas, parameters and fields. */
export function goneNames(before: ContractDocument, after: ContractDocument): string[] {
  const left = namesOf(after)
  return [...namesOf(before)].filter((name) => !left.has(name)).toSorted()
}

function namesOf(contract: ContractDocument): Set<string> {
  const operations = operationsOf(contract)
  return new Set([
    ...operations.flatMap(({ path, operation }) => [path, operation.operationId]),
    ...operations.flatMap(({ operation }) => Object.keys(operation['x-outcomes'].failures)),
    ...Object.keys(contract.components.schemas),
    ...fieldsIn([contract.paths, contract.components]),
  ])
}

/** The names of fields and parameters. What is in an example is data. */
function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (!isSchema(value)) return []
  const { properties, name, in: place } = value
  return [
    ...(isSchema(properties) ? Object.keys(properties) : []),
    ...(typeof name === 'string' && typeof place === 'string' ? [name] : []),
    ...Object.entries(value).flatMap(([key, part]) => (key === 'example' || key === 'examples' ? [] : fieldsIn(part))),
  ]
}
