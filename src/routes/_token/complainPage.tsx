import { createFileRoute } from '@tanstack/react-router'
import { problemInitQuery } from '../../api/complaints.ts'
import { ComplaintEntry } from '../../features/complaints/entry/complaint-entry.tsx'
import { NoOrders } from '../../features/complaints/entry/entry-page.tsx'
import { findOrder } from '../../features/complaints/find-order.ts'
import { entrySearch } from '../../features/complaints/search.ts'
import { withLedger } from '../../ledger/ready.ts'
import { m } from '../../platform/i18n/generated/messages.js'

export const Route = createFileRoute('/_token/complainPage')({
  validateSearch: entrySearch,
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: ({ context: { queryClient }, deps: { orderNo } }) =>
    withLedger(findOrder(queryClient, orderNo, (order) => queryClient.ensureQueryData(problemInitQuery(order)))),
  component: EntryRoute,
})

function EntryRoute() {
  const orderNo = Route.useLoaderData()
  return orderNo === undefined ? <NoOrders title={m.complaint_title()} /> : <ComplaintEntry orderNo={orderNo} />
}
