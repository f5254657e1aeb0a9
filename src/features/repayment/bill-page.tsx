import type { ReactNode } from 'react'
import { useBack } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'

/** The frame of both screens that are titled 'Detail Tagihan' (specification section 2). */
export function BillPage({ children }: { children: ReactNode }) {
  const back = useBack()
  return (
    <Page title={m.bill_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
      {children}
    </Page>
  )
}
