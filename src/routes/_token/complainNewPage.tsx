import { createFileRoute } from '@tanstack/react-router'
import { problemInitLocalQuery } from '../../api/complaints.ts'
import { LocalEntry } from '../../features/complaints/entry/local-entry.tsx'
import { NoOrders } from '../../features/complaints/entry/entry-page.tsx'
import { findOrder } from '../../features/complaints/find-order.ts'
import { entrySearch } from '../../features/complaints/search.ts'
import { withLedger } from '../../ledger/ready.ts'
import { m } from '../../platform/i18n/generated/messages.js'

export const Route = createFileRoute('/_token/complainNewPage')({
  validateSearch: entrySearch,
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: ({ context: { queryClient }, deps: { orderNo } }) =>
    withLedger(findOrder(queryClient, orderNo, (order) => queryClient.ensureQueryData(problemInitLocalQuery(order)))),
  component: EntryRoute,
})

function EntryRoute() {
  const orderNo = Route.useLoaderData()
  return orderNo === undefined ? <NoOrders title={m.complaint_new_title()} /> : <LocalEntry orderNo={orderNo} />
}
