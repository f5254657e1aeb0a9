import { createFileRoute } from '@tanstack/react-router'
import { NotBuilt } from '../../features/dev/not-built.tsx'
import { complaintSearch } from '../-search.ts'

export const Route = createFileRoute('/_borrower/complainPage')({
  validateSearch: complaintSearch,
  component: NotBuilt,
})
