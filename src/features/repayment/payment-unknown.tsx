import type { ReactNode } from 'react'
import { useSingle } from '../../lib/use-single.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

interface PaymentUnknownProps {
  start: ReactNode
  drawing: ReactNode
  notice: string
  text: string
  onCheck: () => Promise<void>
}

/** A payment may be accepted (quality T12): nothing can be paid here until the order was read. */
export function PaymentUnknown({ start, drawing, notice, text, onCheck }: PaymentUnknownProps) {
  const check = useSingle(onCheck)
  return (
    <Page title={m.unknown_title()} start={start}>
      <Notice drawing={drawing} title={notice} text={text}>
        <Button onClick={() => void check()}>{m.unknown_check()}</Button>
      </Notice>
    </Page>
  )
}
