// npm run build       the release, in dist/app, and what its servers need (deploy/README.md)
// npm run build:demo  the demo with the mock world inside, in dist/demo: static files for any server that answers
//                     `x.html` at `/x`, and index.html at every other address, at the root of its origin
import { build } from 'vite'
import { readArguments } from './arguments.ts'
import { writeServing } from './release.ts'

const demo = process.argv[2] === 'demo'
readArguments(demo ? 'npm run build:demo' : 'npm run build', {}, { args: process.argv.slice(demo ? 3 : 2) })
await build({ mode: demo ? 'demo' : 'production' })
if (!demo) await writeServing()
console.log(`The ${demo ? 'demo' : 'release'} is in ${demo ? 'dist/demo' : 'dist/app'}`)
