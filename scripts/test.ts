// npm test: everything that CI checks, ordered so that mistakes are found as cheaply as possible.
// npm test -- types unit   only the named steps, after the steps that they depend on, if these have no output yet.
// npm test -- quick        checks that find a mistake within a minute: the static checks, and the tests of rules, client and world.
// npm test -- full         all combinations, where the usual run takes one of each.
// The needs of the steps are checked first, and installed if that is allowed (setup/needs.js). A step with missing needs is
// skipped: the last lines say so, and with CI=1 it counts as failed.
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { endWith } from './arguments.ts'
import { chooseSteps, stepsWithout } from './check/choose-steps.ts'
import { runCommand, runSteps } from './check/run-steps.ts'
import { QUICK, REPORTS, type Step, STEPS, TRUSTED } from './check/steps.ts'
import { lackOf, missingOf, type NeedName } from './setup/look-for.ts'
import { isForbidden } from './setup/packages.js'
import { takeTurn } from './setup/turn.js'

const named = process.argv.slice(2)
const isFull = named.includes('full')
const isCI = ['1', 'true'].includes(process.env['CI'] ?? '')
const wanted = named.filter((name) => name !== 'full').flatMap((name) => (name === 'quick' ? QUICK : name))
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0)
  endWith(
    `There is no step ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}, quick and full`,
  )

const asked = wanted.length > 0 ? wanted : namesOf(STEPS.filter(({ isPart }) => !isPart))
const chosen = chooseSteps(STEPS, asked, existsSync)
await mkdir(REPORTS, { recursive: true })
let missing = missingOf([...new Set(chosen.flatMap(({ needs = [] }) => needs))])
const isBringing = missing.length > 0 && !isForbidden()
const endTurn =
  isBringing || !stepsWith(missing).every(({ isReadOnly }) => isReadOnly) ? await takeTurnOfTests() : undefined
process.on('exit', () => endTurn?.())
if (isBringing) {
  const { ok } = await runCommand(['scripts/setup/bring.ts', ...missing], { isFull })
  if (!ok) endWith('What is missing was not brought.')
  missing = missingOf(missing)
}
const notRun = namesOf(stepsWithout(chosen, missing))
const steps = stepsWith(missing)
// Two needs may lack the same package.
const leftOut = [...Map.groupBy(missing, (name) => lackOf(name))].map(
  ([lack, needs]) => [lack, namesOf(stepsWithout(chosen, needs)).join(', ')] as const,
)
for (const [lack, names] of leftOut) console.log(`${lack} Not run without it: ${names}.`)

const { total, failed, inDoubt } = await runSteps(steps, { isFull })

if (isCI) {
  total.failed += notRun.length
  failed.push(...notRun)
}
if (total.failures.length > 0) console.log(`\n${total.failures.join('\n\n')}`)
if (inDoubt.length > 0)
  console.log(
    `\nNOT RUN: ${inDoubt.join(', ')}. First mend ${failed.filter((name) => TRUSTED.includes(name)).join(' and ')}.`,
  )
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. To run one again: npm test -- ${failed[0]}`)
for (const [lack, names] of leftOut) console.log(`\nNOT RUN: ${names}. ${lack}`)
process.exitCode = failed.length > 0 ? 1 : 0
console.log(`${total.passed} passed, ${total.failed} failed`)

/** The steps to run if these needs are missing. */
function stepsWith(lacking: NeedName[]): Step[] {
  const left = namesOf(stepsWithout(chosen, lacking))
  return chooseSteps(
    STEPS,
    asked.filter((name) => !left.includes(name)),
    existsSync,
  )
}

function namesOf(of: Step[]): string[] {
  return of.map(({ name }) => name)
}

/** Another run in this folder would overwrite the build that this one uses. A run in another clone is no problem. */
async function takeTurnOfTests() {
  return takeTurn({
    file: resolve('.cache/testing'),
    doing: 'testing in this folder',
    isDone: () => false,
    onLost: () => console.error('Another run of the tests has begun in this folder: what follows may be of its build.'),
    say: console.log,
    patience: 2 * 60 * 60_000,
  }).catch((error: unknown) => endWith(String(Object(error).message)))
}
