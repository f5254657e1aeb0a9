// npm run directions             checks the directions of imports (.dependency-cruiser.js), and that docs/house.svg shows them
// npm run directions -- --write  draws docs/house.svg anew
import { readFile, writeFile } from 'node:fs/promises'
import { cruise, format } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { flag } from '../src/lib/command-line.ts'
import { readArguments } from './arguments.ts'
import { housePicture } from './check/house-picture.ts'

const PICTURE = 'docs/house.svg'
const FOLDERS = ['src', 'mocks', 'scripts', 'tests', 'contract', 'deploy', 'packages', 'reference']

const { write } = readArguments('npm run directions', { write: flag })

const { options = {}, ...rules } = await extractConfig(`${process.cwd()}/.dependency-cruiser.js`)
const { output } = await cruise(FOLDERS, { ...options, ruleSet: rules, validate: true }, undefined, {
  tsConfig: extractTsConfig('tsconfig.json'),
})
if (typeof output === 'string') throw new Error(output)
const { output: report } = await format(output, { outputType: 'err' })
console.log(report)
// The picture is drawn only of a house without errors: circles cannot be drawn.
if (output.summary.error > 0) process.exit(1)

const picture = housePicture(output.modules)
if (write) await writeFile(PICTURE, picture)
else if ((await readFile(PICTURE, 'utf8').catch(() => '')) !== picture) {
  console.error(`${PICTURE} shows other rooms or imports: run \`npm run directions -- --write\`, and look at it.`)
  process.exitCode = 1
}
