// npm run build               the release, in dist/app, and what its servers need (deploy/README.md)
// npm run build -- --testing  the same with /testPreview, in dist/testing, for test systems: never for borrowers
// npm run build -- --demo     the demo with the mock server inside, in dist/demo: static files for any server, at any place
import { rmSync } from 'node:fs'
import { build } from 'vite'
import { BUILT, SERVING } from '../deploy/built-folders.ts'
import { endWith, flag, readArguments } from './arguments.ts'
import { compileOrSay } from './build/words/compile-words.ts'
import { writeDemo } from './build/demo.ts'
import { writeServing } from './build/release.ts'

const { testing, demo } = readArguments('npm run build', { testing: flag, demo: flag })
if (testing && demo) endWith('--testing and --demo are two builds: choose one.')
// Compile first: otherwise Vite would report the missing files.
if (!(await compileOrSay())) process.exit(1)
if (demo) {
  await writeDemo('dist/demo')
  console.log('The demo is in dist/demo')
} else {
  const built = testing ? BUILT.testing : BUILT.release
  // A deploy that starts during the build must find no release instead of a half one.
  rmSync(`${built}/${SERVING}`, { force: true })
  // vite.config.ts reads it. Everything else is as in the release.
  if (testing) process.env['RUPYA_TEST_PAGE'] = '1'
  await build({ mode: 'production', build: { outDir: `${built}/app` } })
  await writeServing(built)
  console.log(`The ${testing ? 'build for test systems' : 'release'} is in ${built}/app`)
}
