import { createFileRoute } from '@tanstack/react-router'
import { contactsQuery } from '../api/contacts.ts'
import { CustomerService } from '../features/help/customer-service.tsx'

export const Route = createFileRoute('/customerService')({
  // Not awaited: the screen works without the contacts.
  loader: ({ context }) => void context.queryClient.prefetchQuery(contactsQuery()),
  component: CustomerService,
})
