import { createFileRoute, redirect } from '@tanstack/react-router'
import { problemInitLocalQuery } from '../../api/complaints.ts'
import { LocalEntry } from '../../features/complaints/entry/local-entry.tsx'
import { NoOrders } from '../../features/complaints/entry/entry-page.tsx'
import { findOrder } from '../../features/complaints/find-order.ts'
import { entrySearch } from '../../features/complaints/search.ts'
import { m } from '../../platform/i18n/generated/messages.js'

export const Route = createFileRoute('/_token/complainNewPage')({
  validateSearch: entrySearch,
  loaderDeps: ({ search }) => ({ orderNo: search.orderNo }),
  loader: async ({ context: { queryClient }, deps }) => {
    const load = (orderNo: string) => queryClient.ensureQueryData(problemInitLocalQuery(orderNo))
    if (deps.orderNo !== undefined) {
      await load(deps.orderNo)
      return
    }
    const orderNo = await findOrder(queryClient, load)
    if (orderNo !== undefined) throw redirect({ to: '/complainNewPage', search: { orderNo }, replace: true })
  },
  component: EntryRoute,
})

function EntryRoute() {
  const { orderNo } = Route.useLoaderDeps()
  return orderNo === undefined ? <NoOrders title={m.complaint_new_title()} /> : <LocalEntry orderNo={orderNo} />
}
