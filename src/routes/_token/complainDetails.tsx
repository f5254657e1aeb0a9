import { createFileRoute } from '@tanstack/react-router'
import { problemQuery } from '../../api/complaints.ts'
import { ComplaintDetails } from '../../features/complaints/details/complaint-details.tsx'
import { problemSearch } from '../../features/complaints/search.ts'
import { lazyPart } from '../../platform/lazy-part.ts'

const AllComplaints = lazyPart(
  'other way',
  async () => (await import('../../features/complaints/details/all-complaints.tsx')).AllComplaints,
)

export const Route = createFileRoute('/_token/complainDetails')({
  validateSearch: problemSearch,
  loaderDeps: ({ search: { problemId } }) => ({ problemId }),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(problemQuery(deps.problemId)),
  staticData: { otherWay: AllComplaints },
  component: ComplainDetailsRoute,
})

function ComplainDetailsRoute() {
  const { problemId } = Route.useLoaderDeps()
  return <ComplaintDetails key={problemId} problemId={problemId} />
}
