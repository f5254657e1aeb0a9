import { useEffect } from 'react'
import type { ProblemInit } from '../../../api/complaints.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { showRefusal, TypeList } from '../type-list.tsx'
import { AboutLoan } from './about-complaint.tsx'

interface AskTypeProps {
  init: ProblemInit
  /** The address named the collection type, but without a sub-type, or for a loan that allows no such complaint. */
  collection: 'open' | 'refused' | undefined
}

/** Asks for the type of the complaint if the address does not name one. */
export function AskType({ init, collection }: AskTypeProps) {
  const isRefused = collection === 'refused'
  useEffect(() => {
    if (isRefused) showRefusal()
  }, [isRefused])
  return (
    <Page title={m.complaint_form_title()} start={<BackButton />}>
      <Card>
        <AboutLoan order={init.orderDetail} />
      </Card>
      <Card title={m.complaint_types()}>
        <TypeList init={init} on="form" collection={collection} />
      </Card>
      <LoanHelp orderId={init.orderDetail.orderNo} without={['complain']} />
    </Page>
  )
}
