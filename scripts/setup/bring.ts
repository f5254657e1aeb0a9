// node scripts/setup.js scripts/setup/bring.ts nginx firefox: installs what is missing of these; without names, all that the tests
// need of the system.
import { endWith } from '../arguments.ts'
import { bring, type NeedName } from './look-for.ts'
import { NEEDS } from './needs.js'

const named = process.argv.slice(2)
// The type of a constant object lists its keys.
const all = Object.keys(NEEDS) as NeedName[]
const unknown = named.filter((name) => !Object.hasOwn(NEEDS, name))
if (unknown.length > 0) endWith(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}`)
bring(all.filter((name) => named.length === 0 || named.includes(name)))
