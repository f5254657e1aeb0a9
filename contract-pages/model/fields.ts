import { componentName, type ContractDocument, type Schema } from '../../contract-tools/read/document.ts'

/** A field of a request or a reply, as a row of a table. */
export interface Field {
  name: string
  /** The path, as in what screens read: `data.bankCards[].cardNo`. */
  path: string
  type: string
  isRequired: boolean
  /** Without this field, the screen says that it cannot be shown (`x-main`). */
  isMain: boolean
  description: string
  /** The rules for its value, one each. */
  rules: string[]
  /** The unit of an amount. */
  unit?: string
}

/** Units of `x-money`. */
const UNITS: Record<string, string> = {
  minor: 'money, in hundredths',
  major: 'money, in whole rupiah or rupees',
  display: 'money, as a text ready to be shown',
}

/** What the app's reader converts a field to (`x-reads-as`). */
const READ_AS: Record<string, string> = {
  address: 'an address, which passes the link policy before it is used',
  date: 'a day, or a wall time of the market',
  digits: 'its digits, without blanks and hyphens',
  moment: 'a moment, from which is counted',
  places: 'a list whose broken entries keep their place',
  text: 'a text, whichever of its types comes',
  written: 'a text; a number would have lost digits',
}

/** The fields of a schema, each followed by its own fields. Recursion ends when a schema occurs again. */
export function fieldsOf(schema: Schema | undefined, document: ContractDocument, at = ''): Field[] {
  return schema ? rowsBelow(merged(schema, document), document, at, []) : []
}

/** A single field, such as a parameter. */
export const fieldOf = (name: string, schema: Schema, document: ContractDocument, isRequired: boolean): Field =>
  rowOf({ name, path: name, isRequired, isMain: false }, merged(schema, document), document)

function rowsBelow(schema: Schema, document: ContractDocument, at: string, above: string[]): Field[] {
  if (isObject(schema['items'])) return rowsBelow(merged(schema['items'], document), document, `${at}[]`, above)
  const required = textsIn(schema['required'])
  const main = textsIn(schema['x-main'])
  const rows: Field[] = []
  for (const [name, own] of Object.entries(Object(schema['properties']))) {
    if (!isObject(own)) continue
    const path = at === '' ? name : `${at}.${name}`
    const component = componentOf(own)
    const field = merged(own, document)
    const place = { name, path, isRequired: required.includes(name), isMain: main.includes(name) }
    rows.push(rowOf(place, field, document))
    const isKnown = component !== '' && above.includes(component)
    if (!isKnown) rows.push(...rowsBelow(field, document, path, [...above, component]))
  }
  for (const variant of variantsOf(schema)) rows.push(...rowsBelow(merged(variant, document), document, at, above))
  return rows
}

type Place = Pick<Field, 'name' | 'path' | 'isRequired' | 'isMain'>

function rowOf(place: Place, schema: Schema, document: ContractDocument): Field {
  const unit = UNITS[String(schema['x-money'])]
  return {
    ...place,
    type: typeOf(schema, document),
    description: descriptionOf(schema),
    rules: rulesOf(schema, document),
    ...(unit !== undefined && { unit }),
  }
}

export const descriptionOf = (schema: Schema | undefined) =>
  typeof schema?.['description'] === 'string' ? schema['description'].trim() : ''

/** A schema merged with its reference and its `allOf` parts. */
function merged(schema: Schema, document: ContractDocument): Schema {
  const { $ref, allOf, ...own } = schema
  const target = typeof $ref === 'string' ? document.components.schemas[componentName($ref)] : undefined
  const parts = [
    ...(target ? [merged(target, document)] : []),
    ...schemasIn(allOf).map((part) => merged(part, document)),
  ]
  const all = [...parts, own]
  const properties: Record<string, unknown> = {}
  for (const [name, field] of all.flatMap((part) => Object.entries(Object(part['properties']))))
    properties[name] = Object.hasOwn(properties, name) ? { allOf: [properties[name], field] } : field
  return Object.assign({}, ...all, {
    ...(Object.keys(properties).length > 0 && { properties }),
    required: all.flatMap((part) => textsIn(part['required'])),
  })
}

/** The name of the schema to which a field or its entries refer. */
function componentOf(schema: Schema): string {
  const { $ref, items } = schema
  if (typeof $ref === 'string') return componentName($ref)
  return isObject(items) ? componentOf(items) : ''
}

function typeOf(schema: Schema, document: ContractDocument): string {
  const variants = variantsOf(schema)
  const types = (variants.length > 0 ? variants : [schema]).flatMap((one) => typesOf(one, document))
  const all = [...new Set(types)].toSorted((one, other) => Number(one === 'null') - Number(other === 'null'))
  return all.length > 0 ? all.join(' or ') : 'any'
}

function typesOf(schema: Schema, document: ContractDocument): string[] {
  const { type, enum: values, const: value, format, $ref } = schema
  if (typeof $ref === 'string') return [componentName($ref)]
  if (format === 'binary') return ['file']
  if (typeof type === 'string' || Array.isArray(type))
    return textsIn([type].flat()).map((name) => (name === 'array' ? `list of ${entriesOf(schema, document)}` : name))
  const listed = Array.isArray(values) ? values : value === undefined ? [] : [value]
  return listed.map((item) => (typeof item === 'number' ? 'integer' : item === null ? 'null' : typeof item))
}

/** Only the name, if their fields have rows of their own. */
function entriesOf({ items }: Schema, document: ContractDocument): string {
  if (!isObject(items)) return 'anything'
  const component = componentOf(items)
  const entry = merged(items, document)
  return component !== '' && hasFields(entry) ? component : typeOf(entry, document).replace(/^\w+/, '$&s')
}

const hasFields = (schema: Schema) => isObject(schema['properties'])

const variantsOf = (schema: Schema) => schemasIn(schema['anyOf'], schema['oneOf'])

function rulesOf(schema: Schema, document: ContractDocument): string[] {
  const { enum: values, const: value, pattern, items, maxItems, 'x-max-items': atMost } = schema
  const choices = schemasIn(schema['oneOf']).flatMap(({ const: choice }) => (choice === undefined ? [] : [choice]))
  const listed = Array.isArray(values) ? values : value === undefined ? choices : [value]
  const reads = READ_AS[String(schema['x-reads-as'])]
  return [
    ...(listed.length > 0 ? [listed.length === 1 ? `always ${shown(listed[0])}` : `one of ${oneEach(listed)}`] : []),
    ...between('', schema['minimum'], schema['maximum']),
    ...between(' characters', schema['minLength'], schema['maxLength']),
    ...(typeof pattern === 'string' ? [`matches \`${pattern}\``] : []),
    ...(typeof maxItems === 'number' ? [`at most ${maxItems} entries`] : []),
    ...(typeof atMost === 'number' ? [`at most ${atMost} of them`] : []),
    ...(reads === undefined ? [] : [`read as ${reads}`]),
    ...(isObject(items) ? rulesOfPart('each', merged(items, document), document) : []),
    ...(choices.length > 0
      ? []
      : variantsOf(schema).flatMap((one) => rulesOfPart(typeOf(one, document), merged(one, document), document))),
  ]
}

/** No rules if the part has rows of its own, which show them. */
function rulesOfPart(what: string, part: Schema, document: ContractDocument): string[] {
  const rules = hasFields(part) ? [] : rulesOf(part, document)
  return rules.length > 0 ? [`${what}: ${rules.join(', ')}`] : []
}

/** The largest whole number that is exact in JavaScript. As a limit it tells people nothing. */
const LARGEST = 9_007_199_254_740_991

function between(what: string, least: unknown, most: unknown): string[] {
  const lower = typeof least === 'number' ? least : undefined
  const upper = typeof most === 'number' && most !== LARGEST ? most : undefined
  if (lower === 1 && upper === undefined && what !== '') return ['not empty']
  if (upper === undefined) return lower ? [`at least ${lower}${what}`] : []
  if (lower === upper) return [`exactly ${upper}${what}`]
  if (lower === undefined || (lower === 0 && what !== '')) return [`at most ${upper}${what}`]
  return [`${lower} to ${upper}${what}`]
}

/** A number and the same digits as text are listed once. */
function oneEach(values: unknown[]): string {
  const numbers = values.filter((value) => typeof value === 'number')
  const texts = values.filter((value) => typeof value === 'string' && !numbers.map(String).includes(value))
  return [...numbers, ...texts, ...values.filter((value) => value === null)].map(shown).join(', ')
}

const shown = (value: unknown) => `\`${typeof value === 'string' ? JSON.stringify(value) : String(value)}\``

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const schemasIn = (...lists: unknown[]): Schema[] =>
  lists.flatMap((list) => (Array.isArray(list) ? list.filter(isObject) : []))

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : []
