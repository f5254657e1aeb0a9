import { answersIn, smsSenders } from '../answers.ts'
import type { ArazzoDocument } from '../arazzo.ts'
import type { Contract } from '../contract.ts'
import { journeyTrials } from '../journeys.ts'
import { judgeBy } from '../judge.ts'
import { placesOf } from '../places.ts'
import type { Trial } from '../trial.ts'
import { exampleTrials } from './examples.ts'
import { keyTrials, looksAfter } from './keys.ts'
import { misuseTrials } from './misuse.ts'
import { negativeTrials } from './negatives.ts'
import { sessionTrials } from './sessions.ts'

/** All trials of a contract: by operation, then the journeys. `seed` selects unusual and broken values. */
export function allTrials(contract: Contract, journeys: ArazzoDocument | undefined, seed: number): Trial[] {
  const judge = judgeBy(contract)
  const places = placesOf(contract)
  const negatives = negativeTrials(contract, seed)
  const ofJourneys = journeys ? journeyTrials(contract, journeys) : []
  const looks = looksAfter(ofJourneys, places)
  const ofOperations = [...contract.operations.values()].flatMap((operation) => {
    const examples = exampleTrials(contract, judge, operation)
    return [
      examples,
      sessionTrials(contract, operation, examples),
      keyTrials(contract, operation, { examples, looks: looks(operation) }),
      misuseTrials(contract, operation, examples),
      negatives(operation, examples),
    ].flat()
  })
  const trials = ofOperations.concat(ofJourneys)
  const senders = smsSenders(contract, trials)
  for (const { steps } of trials)
    for (const [index, step] of steps.entries()) {
      step.answers = answersIn(contract, step, { before: steps.slice(0, index), senders })
      step.places = places(step.operation)
    }
  return trials
}
