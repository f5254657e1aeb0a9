// npm run build          the release, in dist/app, and what its servers need (deploy/README.md)
// npm run build:testing  the same with /testPreview, in dist/testing, for test systems: never for borrowers
// npm run build:demo     the demo with the mock world inside, in dist/demo: static files for any server, at any place
import { rmSync } from 'node:fs'
import { build } from 'vite'
import { BUILT, SERVING } from '../deploy/built-folders.ts'
import { readArguments } from './arguments.ts'
import { compileOrSay } from './build/words/compile-words.ts'
import { writeDemo } from './build/demo.ts'
import { writeServing } from './build/release.ts'

const what = process.argv[2] === 'demo' || process.argv[2] === 'testing' ? process.argv[2] : 'release'
const isRelease = what === 'release'
const command = isRelease ? 'npm run build' : `npm run build:${what}`
readArguments(command, {}, { args: process.argv.slice(isRelease ? 2 : 3) })
// Compile first: otherwise Vite would report the missing files.
if (!(await compileOrSay())) process.exit(1)
if (what === 'demo') await writeDemo('dist/demo')
else {
  const built = BUILT[what]
  // A deploy that starts during the build must find no release instead of a half one.
  rmSync(`${built}/${SERVING}`, { force: true })
  // vite.config.ts reads it. Everything else is as in the release.
  if (what === 'testing') process.env['RUPYA_TEST_PAGE'] = '1'
  await build({ mode: 'production', build: { outDir: `${built}/app` } })
  await writeServing(built)
}
const WHERE = {
  release: 'The release is in dist/app',
  testing: 'The build for test systems is in dist/testing/app',
  demo: 'The demo is in dist/demo',
}
console.log(WHERE[what])
