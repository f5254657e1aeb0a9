import { createFileRoute } from '@tanstack/react-router'
import { chatSearch } from '../../features/complaints/search.ts'
import { NotBuilt } from '../../features/dev/not-built.tsx'

export const Route = createFileRoute('/_token/intelligentCustomerService')({
  validateSearch: chatSearch,
  staticData: { isPlaceholder: true },
  component: NotBuilt,
})
