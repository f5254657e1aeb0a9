import { componentName, type ContractDocument, type Schema } from '../../openapi/document.ts'
import { isSchema } from './schema.ts'

/** Units of `x-money` as a description says them. */
const UNITS: Record<string, { phrase: string; sentence: string }> = {
  minor: { phrase: 'in hundredths', sentence: 'In hundredths.' },
  major: { phrase: 'in whole units', sentence: 'In whole units (rupiah or rupees).' },
  display: { phrase: 'ready to be shown', sentence: 'A text, ready to be shown.' },
}

/** Adds to each schema what the page's renderer leaves out: an amount's unit, and the type of listed values. */
export function describeSchemas(document: ContractDocument): void {
  const described = structuredClone(document.components.schemas)
  for (const node of objectsIn(document)) {
    sayUnit(node, (reference) => described[componentName(reference)])
    nameType(node)
  }
}

function* objectsIn(value: unknown): Generator<Schema> {
  if (typeof value !== 'object' || value === null) return
  if (isSchema(value)) yield value
  for (const child of Object.values(value)) yield* objectsIn(child)
}

/** A description beside a reference, or of a parameter, hides that of the schema, so it has to say the unit itself. */
function sayUnit(node: Schema, find: (reference: string) => Schema | undefined): void {
  const schema = 'in' in node && isSchema(node['schema']) ? node['schema'] : node
  const target = typeof schema['$ref'] === 'string' ? find(schema['$ref']) : undefined
  const unit = UNITS[String(schema['x-money'] ?? target?.['x-money'])]
  const description = node['description'] ?? target?.['description'] ?? ''
  if (unit === undefined || typeof description !== 'string' || description.toLowerCase().includes(unit.phrase)) return
  node['description'] = [description.trim().replace(/([^.!?])$/, '$1.'), unit.sentence].filter(Boolean).join(' ')
}

/** A code is a number or its digits: without their types the page calls the values `any`. */
function nameType(node: Schema): void {
  if (!Array.isArray(node['enum']) || 'type' in node) return
  const types = new Set(node['enum'].map((value) => (typeof value === 'number' ? 'integer' : typeof value)))
  node['type'] = types.size === 1 ? [...types][0] : [...types]
}
