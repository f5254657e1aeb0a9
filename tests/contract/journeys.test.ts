import { expect, test } from 'vitest'
import { runTrial } from '../../packages/verifier/src/run-trial.ts'
import { allTrials } from '../../packages/verifier/src/trials/all.ts'
import { asking } from '../all/verifier/find-mutant.ts'
import { journeys } from '../all/verifier/journeys.ts'
import { contract } from '../all/verifier/mutant.ts'
import { worldTransport } from '../all/verifier/world-transport.ts'

/** The facts that a journey shows. */
const SHOWS: Record<string, string> = { 'loan-confirm': ' @LOAN-40', 'chatbot-to-person': ' @HELP-53' }

const trials = allTrials(contract, journeys, 1)

test.each(journeys.workflows.map(({ workflowId }) => [workflowId, SHOWS[workflowId] ?? '']))(
  'The mock server goes the contract’s journey %s%s',
  async (id) => {
    const trial = trials.find(({ name }) => name === `journeys/${id}`)
    if (!trial) throw new Error(`The verifier does not try the journey ${id}`)
    expect(await runTrial(trial, asking(worldTransport()))).toMatchObject({ state: 'passed', occurrences: [] })
  },
)
