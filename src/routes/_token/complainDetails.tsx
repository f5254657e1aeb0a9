import { createFileRoute } from '@tanstack/react-router'
import { problemSearch } from '../../features/complaints/search.ts'
import { NotBuilt } from '../../features/dev/not-built.tsx'

export const Route = createFileRoute('/_token/complainDetails')({
  validateSearch: problemSearch,
  staticData: { isPlaceholder: true },
  component: NotBuilt,
})
