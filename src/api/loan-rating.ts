import { useMutation, useQueryClient } from '@tanstack/react-query'
import { randomId } from '../lib/random-id.ts'
import { call } from './call.ts'
import { saveGoogleScore } from './generated/outcomes.ts'
import { loanQueries } from './loan.ts'

/** Records that the order was rated. The contract has only one score, whatever the person chose (LOAN-30). */
export function useSaveGoogleScore() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(saveGoogleScore, { key: randomId(), body: { score: 5 } }),
    // Not awaited, so that the rating ends before the order is read again.
    onSuccess: () => void queryClient.invalidateQueries(loanQueries),
  })
}
