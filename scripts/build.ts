// npm run build       the release, in dist/app, and what its servers need (deploy/README.md)
// npm run build:demo  the demo with the mock world inside, in dist/demo: static files for any server, at any place
import { rmSync } from 'node:fs'
import { build } from 'vite'
import { readArguments } from './arguments.ts'
import { compileOrSay } from './build/words/compile-words.ts'
import { writeDemo } from './build/demo.ts'
import { SERVING, writeServing } from './build/release.ts'

const demo = process.argv[2] === 'demo'
readArguments(demo ? 'npm run build:demo' : 'npm run build', {}, { args: process.argv.slice(demo ? 3 : 2) })
// Compile first: otherwise Vite would report the missing files.
if (!(await compileOrSay())) process.exit(1)
if (demo) await writeDemo('dist/demo')
else {
  // A deploy that starts during the build must find no release instead of a half one.
  rmSync(SERVING, { force: true })
  await build({ mode: 'production' })
  await writeServing()
}
console.log(`The ${demo ? 'demo' : 'release'} is in ${demo ? 'dist/demo' : 'dist/app'}`)
