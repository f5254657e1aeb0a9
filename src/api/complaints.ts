import { useMutation, useQueryClient } from '@tanstack/react-query'
import { randomId } from '../lib/random-id.ts'
import { call } from './call.ts'
import {
  getProblem,
  initProblem,
  initProblemLocal,
  listProblems,
  saveProblem,
  scoreProblem,
} from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { queriesOf, queryOf } from './queries.ts'

export type { ProblemDetail } from './generated/readers/problem-detail.ts'
export type { ProblemInit } from './generated/readers/problem-init.ts'
export type { ProblemKind } from './generated/readers/problem-kind.ts'
export type { ProblemListItem } from './generated/readers/problem-list-item.ts'
export type { ProblemOrder } from './generated/readers/problem-order.ts'
export type { ProblemTab } from './generated/readers/problem-tab.ts'

export type NewProblem = RequestInput<'saveProblem'>['body']
type ProblemScore = RequestInput<'scoreProblem'>['body']

/** Data to start a complaint about an order: the order, the neighbouring ones, and the types. */
export const problemInitQuery = (orderNo: string) => queryOf(initProblem, { body: { orderId: orderNo } })

/** The same for the Indonesian entry, which uses the chatbot's categories as types. */
export const problemInitLocalQuery = (orderNo: string) => queryOf(initProblemLocal, { body: { orderNo } })

export const problemsQuery = () => queryOf(listProblems, {})

export const problemQuery = (problemId: string) => queryOf(getProblem, { body: { problemId } })

/** Sends a complaint. The form shows a failure. */
export function useSaveProblem() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...problem }: NewProblem & Pick<RequestInput<'saveProblem'>, 'key'>) =>
      call(saveProblem, { key, body: problem }),
    meta: { silent: true },
    onSuccess: () => void queryClient.invalidateQueries(queriesOf(listProblems)),
  })
}

/** Rates the answer to a complaint. After that, no rating is requested any more. */
export function useScoreProblem() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (score: ProblemScore) => call(scoreProblem, { key: randomId(), body: score }),
    // Not awaited, so that the rating ends before the complaint is read again.
    onSuccess: () => void queryClient.invalidateQueries(queriesOf(getProblem)),
  })
}
