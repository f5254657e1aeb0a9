import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { getJoinFailure, joinProduct, reportNecessity } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'
import { queryOf } from './queries.ts'

type NecessityReport = RequestInput<'reportNecessity'>['body']

/** Why the joint login of a product failed, and which alternatives there are. */
export const joinFailureQuery = (productId: string) => queryOf(getJoinFailure, { body: { productId } })

/** Records a tapped product. It may outlive the page, and the borrower does not see a failure. */
export const useReportNecessity = () =>
  useMutation({
    mutationFn: (report: NecessityReport) => call(reportNecessity, { body: report, keepalive: true }),
    meta: { silent: true },
  })

/** Hands the borrower over to a product. Resolves to its address, which the caller opens with `openLink`; that checks it. */
export const useJoinProduct = (loading: () => string) =>
  useMutation({
    mutationFn: (productId: string) => call(joinProduct, { body: { productId } }),
    meta: { loading },
  })
