import type { OperationContract } from '../../mocks/contract.ts'

/** What was exercised, each as `operation/name`, in order. */
export interface Coverage {
  outcomes: string[]
  /** Replies that were an example of the contract, but for their dates. */
  examples: string[]
  envelopes: string[]
  markets: string[]
}

/** Every outcome that an operation can have. */
export function outcomesOf({ id, outcomes, session }: OperationContract): string[] {
  const names = ['success', ...Object.keys(outcomes.failures), 'other', ...(session === 'none' ? [] : ['sessionEnded'])]
  return names.map((name) => `${id}/${name}`)
}
