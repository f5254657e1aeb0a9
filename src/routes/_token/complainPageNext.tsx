import { createFileRoute } from '@tanstack/react-router'
import { problemInitQuery } from '../../api/complaints.ts'
import { ComplaintForm } from '../../features/complaints/form/complaint-form.tsx'
import { formSearch } from '../../features/complaints/search.ts'
import { withLedger } from '../../ledger/ready.ts'

export const Route = createFileRoute('/_token/complainPageNext')({
  validateSearch: formSearch,
  loaderDeps: ({ search: { orderNo } }) => ({ orderNo }),
  loader: ({ context, deps }) => withLedger(context.queryClient.ensureQueryData(problemInitQuery(deps.orderNo))),
  component: FormRoute,
})

function FormRoute() {
  const search = Route.useSearch()
  return <ComplaintForm key={search.orderNo} search={search} />
}
