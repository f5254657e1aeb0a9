import { createFileRoute } from '@tanstack/react-router'
import { entrySearch } from '../../features/complaints/search.ts'
import { NotBuilt } from '../../features/dev/not-built.tsx'

export const Route = createFileRoute('/_token/complainNewPage')({
  validateSearch: entrySearch,
  staticData: { isPlaceholder: true },
  component: NotBuilt,
})
