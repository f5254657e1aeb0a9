import { expect, test } from 'vitest'
import { allTrials } from '../../packages/verifier/index.ts'
import { journeys } from '../all/verifier/journeys.ts'
import { contract } from '../all/verifier/mutant.ts'
import { verifyTrials } from '../all/verifier/verify-trials.ts'
import { worldTransport } from '../all/verifier/world-transport.ts'

/** The facts that a journey shows. */
const SHOWS: Record<string, string> = { 'loan-confirm': ' @LOAN-40', 'chatbot-to-person': ' @HELP-53' }

const trials = allTrials(contract, journeys, 1)

test.each(journeys.workflows.map(({ workflowId }) => [workflowId, SHOWS[workflowId] ?? '']))(
  'The mock server goes the contract’s journey %s%s',
  async (id) => {
    const own = trials.filter(({ name }) => name === `journeys/${id}`)
    const { findings, results } = await verifyTrials(own, worldTransport())
    expect([findings, results.map(({ state }) => state)]).toEqual([[], ['passed']])
  },
)
