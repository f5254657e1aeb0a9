import { createFileRoute } from '@tanstack/react-router'
import { problemsQuery } from '../../api/complaints.ts'
import { ComplaintList } from '../../features/complaints/list/complaint-list.tsx'
import { listSearch } from '../../features/complaints/search.ts'

export const Route = createFileRoute('/_token/complaintList')({
  validateSearch: listSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(problemsQuery()),
  component: ComplaintListRoute,
})

function ComplaintListRoute() {
  const { tab } = Route.useSearch()
  return <ComplaintList tab={tab} />
}
