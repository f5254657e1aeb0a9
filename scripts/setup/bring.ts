// node scripts/setup/bring.ts shell nginx: installs what is missing of these. A separate process, so that the caller can keep
// its turn in the meantime.
import { bring, type NeedName } from './look-for.ts'
import { NEEDS } from './needs.js'

// The type of a constant object lists its keys.
const all = Object.keys(NEEDS) as NeedName[]
bring(all.filter((name) => process.argv.slice(2).includes(name)))
