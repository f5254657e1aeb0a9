import { answersIn } from '../answers.ts'
import type { ArazzoDocument } from '../arazzo.ts'
import type { Contract } from '../contract.ts'
import { journeyTrials } from '../journeys.ts'
import { judgeBy } from '../judge.ts'
import type { Trial } from '../trial.ts'
import { exampleTrials } from './examples.ts'
import { keyTrials } from './keys.ts'
import { misuseTrials } from './misuse.ts'
import { negativeTrials } from './negatives.ts'
import { sessionTrials } from './sessions.ts'

/** All trials of a contract: by operation, then the journeys. `seed` selects unusual and broken values. */
export function allTrials(contract: Contract, journeys: ArazzoDocument | undefined, seed: number): Trial[] {
  const judge = judgeBy(contract)
  const negatives = negativeTrials(contract, seed)
  const ofOperations = [...contract.operations.values()].flatMap((operation) => {
    const examples = exampleTrials(contract, judge, operation)
    return [
      examples,
      sessionTrials(contract, operation, examples),
      keyTrials(contract, operation, examples),
      misuseTrials(contract, operation, examples),
      negatives(operation, examples),
    ].flat()
  })
  const trials = ofOperations.concat(journeys ? journeyTrials(contract, journeys) : [])
  for (const step of trials.flatMap(({ steps }) => steps)) step.answers = answersIn(contract, step)
  return trials
}
