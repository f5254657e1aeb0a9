import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import type { OrderRef } from '../../../api/loan.ts'
import { extensionQuery } from '../../../api/repayment.ts'
import { errorLanguage } from '../../../parts/error-words.ts'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { missingDrawing } from '../../../ui/drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { BillPage } from '../bill-page.tsx'

/** The error as a refusal of `getExtension`. Undefined for any other error. */
export function refusalOf(error: unknown) {
  const failed = ApiError.of(error, 'getExtension')
  return failed?.kind === 'refused' ? failed : undefined
}

interface ExtensionRefusedProps {
  order: OrderRef
  refusal: ApiError<'getExtension'>
}

/** The server refuses to tell the cost of an extension. Shows its message and a link to pay the bill. */
export function ExtensionRefused({ order, refusal }: ExtensionRefusedProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  // The toast is announced (APP-41). The notice below keeps the message on the screen.
  useEffect(() => {
    if (refusal.message) showToast(refusal.message, 'message', errorLanguage(refusal))
  }, [refusal])
  const retry = async () => {
    // With cached data, the query loads again; without it, the route's loader does.
    await queryClient.invalidateQueries(extensionQuery(order))
    await router.invalidate()
  }
  return (
    <BillPage>
      <Notice
        drawing={missingDrawing}
        // If the server could not read the request, it says nothing about the offer.
        title={refusal.isFinal ? m.refused_notice() : m.extension_refused_title()}
        text={refusal.message || m.failed_text()}
        lang={errorLanguage(refusal)}
      >
        <Link to="/repayment" search={order} className={buttonClass.primary}>
          {m.pay_bill()}
        </Link>
        {!refusal.isFinal && (
          <Button look="quiet" onClick={() => void retry()}>
            {m.retry()}
          </Button>
        )}
      </Notice>
      <LoanHelp orderId={order.orderId} />
    </BillPage>
  )
}
