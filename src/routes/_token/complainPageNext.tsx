import { createFileRoute } from '@tanstack/react-router'
import { formSearch } from '../../features/complaints/search.ts'
import { NotBuilt } from '../../features/dev/not-built.tsx'

export const Route = createFileRoute('/_token/complainPageNext')({
  validateSearch: formSearch,
  staticData: { isPlaceholder: true },
  component: NotBuilt,
})
