import type { ReactNode } from 'react'
import { BackButton } from '../../parts/back-button.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { Page } from '../../ui/page.tsx'

/** The frame of both screens titled 'Detail Tagihan' (REPAY-52, REPAY-63), and of what was paid. */
export function BillPage({ title = m.bill_title(), children }: { title?: string; children: ReactNode }) {
  return (
    <Page title={title} start={<BackButton />}>
      {children}
    </Page>
  )
}
