import { createFileRoute } from '@tanstack/react-router'
import { contactsQuery } from '../api/contacts.ts'
import { CustomerService } from '../features/site/customer-service.tsx'

export const Route = createFileRoute('/customerService')({
  // Not awaited: the screen helps without them.
  loader: ({ context }) => void context.queryClient.prefetchQuery(contactsQuery()),
  component: CustomerService,
})
