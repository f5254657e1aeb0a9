import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { problemInitQuery } from '../../../api/complaints.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Card } from '../../../ui/card.tsx'
import { TypeList } from '../type-list.tsx'
import { EntryPage } from './entry-page.tsx'

/** The first screen of a complaint (HELP-2 to HELP-7). */
export function ComplaintEntry({ orderNo }: { orderNo: string }) {
  const queryClient = useQueryClient()
  const { data: init } = useSuspenseQuery(problemInitQuery(orderNo))
  return (
    <EntryPage
      title={m.complaint_title()}
      is="complain"
      init={init}
      load={(other) => queryClient.ensureQueryData(problemInitQuery(other))}
    >
      <Card title={m.complaint_types()}>
        <TypeList key={orderNo} init={init} on="entry" />
      </Card>
    </EntryPage>
  )
}
