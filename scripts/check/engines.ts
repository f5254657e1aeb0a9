// The part `floor` of npm test: checks the release's scripts, styles and inline code for features that the oldest supported
// engines lack (browserslist of package.json). Reads `dist/app`.
import { existsSync } from 'node:fs'
import { endWith } from '../arguments.ts'
import { ALLOWED } from './engines/allowed.ts'
import { floor } from './engines/floor.ts'
import { problemsOfBuild } from './engines/lacks-of-build.ts'

const FOLDER = 'dist/app'
if (!existsSync(FOLDER)) endWith('There is no release to read. Build it first: npm run build')

const problems = problemsOfBuild(FOLDER, ALLOWED)
for (const problem of problems) console.error(problem)
if (problems.length > 0)
  endWith('Use what these engines have, or say in scripts/check/engines/allowed.ts why nothing is lost without it.')
console.log(
  `The release asks for nothing that ${Object.entries(floor)
    .map((engine) => engine.join(' '))
    .join(', ')} lack.`,
)
