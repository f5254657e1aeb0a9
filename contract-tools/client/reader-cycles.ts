import type { ContractDocument, Schema } from '../read/document.ts'

/**
 * Throws if a payload's schema contains itself. Readers are constants that refer to each other, and one that refers to itself
 * would be used before it is defined.
 */
export function refuseCycles(payload: Schema, contract: ContractDocument): void {
  const checked = new Set<string>()
  const follow = (schema: Schema, within: string[]) => {
    for (const part of partsOf(schema)) follow(part, within)
    const name = nameReferredTo(schema)
    const target = name !== undefined && contract.components.schemas[name]
    if (!target || checked.has(name)) return
    if (within.includes(name)) throw new Error(sentence([...within.slice(within.indexOf(name)), name]))
    follow(target, [...within, name])
    checked.add(name)
  }
  follow(payload, [])
}

const sentence = ([first = '', ...others]: string[]) =>
  `A reader cannot refer to itself: the schema ${first} refers to ${others.join(', which refers to ')}.`

const nameReferredTo = ({ $ref }: Schema) =>
  typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined

/** The schemas inside a schema that its reader uses. */
function partsOf({ properties, items, allOf, anyOf, oneOf }: Schema): Schema[] {
  const lists = [allOf, anyOf, oneOf].flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
  return [...Object.values(Object(properties)), items, ...lists].filter(isSchema)
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null
