import { typesIn } from './schemas.js'

/** How a reader may convert a value, and the types on the wire that it can convert. */
const READS_AS = {
  text: ['string', 'integer'],
  digits: ['string'],
  written: ['string'],
  date: ['string'],
  moment: ['string'],
  address: ['string'],
  places: ['array'],
}

/** `x-reads-as` tells the generated readers what a value's type alone does not say. */
export function readsAs() {
  return {
    Schema(schema, { report, location, resolve }) {
      const kind = schema['x-reads-as']
      if (kind === undefined) return
      const place = location.child(['x-reads-as'])
      const types = Object.hasOwn(READS_AS, kind) ? READS_AS[kind] : undefined
      if (!types) report({ message: `\`x-reads-as\` is one of ${Object.keys(READS_AS).join(', ')}.`, location: place })
      else if (!typesIn(schema, resolve, location.source.absoluteRef).some((type) => types.includes(type)))
        report({ message: `Only a value of type ${types.join(' or ')} can be read as ${kind}.`, location: place })
    },
  }
}
