// node go-structs.js: reads {name: schema} from the standard input, and prints their Go structs by quicktype.
import { text } from 'node:stream/consumers'
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core'

const schemas = JSON.parse(await text(process.stdin))
const input = new JSONSchemaInput(undefined)
const uris = Object.keys(schemas).map((name) => `#/components/schemas/${name}`)
await input.addSource({ name: 'Contract', uris, schema: JSON.stringify({ components: { schemas } }) })
const inputData = new InputData()
inputData.addInput(input)
const { lines } = await quicktype({ inputData, lang: 'go', rendererOptions: { 'just-types': true } })
console.log(lines.join('\n'))
