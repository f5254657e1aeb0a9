// node scripts/setup/bring.ts shell nginx: brings what is missing of these. In a process of its own, so that who asks for it can
// hold its turn meanwhile.
import { bring, type NeedName } from './look-for.ts'
import { NEEDS } from './needs.js'

// The type of a constant object lists its keys.
const all = Object.keys(NEEDS) as NeedName[]
bring(all.filter((name) => process.argv.slice(2).includes(name)))
