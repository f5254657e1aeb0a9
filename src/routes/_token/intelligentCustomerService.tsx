import { createFileRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { faqQuery } from '../../api/chatbot.ts'
import { problemInitLocalQuery } from '../../api/complaints.ts'
import { Chat } from '../../features/complaints/chat/chat.tsx'
import { chatSearch } from '../../features/complaints/search.ts'
import { lazyPart } from '../../platform/lazy-part.ts'

const SupportInstead: ComponentType = lazyPart(
  'other way',
  async () => (await import('../../features/complaints/chat/support-link.tsx')).SupportInstead,
)

export const Route = createFileRoute('/_token/intelligentCustomerService')({
  validateSearch: chatSearch,
  loaderDeps: ({ search: { orderNo, selectedIndex } }) => ({ orderNo, selectedIndex }),
  loader: ({ context: { queryClient }, deps: { orderNo } }) => {
    // The screen does not wait for the types of complaints.
    void queryClient.prefetchQuery(problemInitLocalQuery(orderNo))
    return queryClient.ensureQueryData(faqQuery(orderNo, '0'))
  },
  staticData: { otherWay: SupportInstead },
  component: ChatRoute,
})

function ChatRoute() {
  const { orderNo, selectedIndex } = Route.useLoaderDeps()
  return <Chat key={`${orderNo} ${selectedIndex}`} orderNo={orderNo} selectedIndex={selectedIndex} />
}
