import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { type Contract, useOpenContract } from '../../../api/confirmation.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { useLeaveQuestion } from '../../../parts/leave-question.tsx'
import { logError } from '../../../platform/error-log.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { frameable, openLink } from '../../../platform/links/open-link.ts'
import type { SafeLink } from '../../../platform/links/link-policy.ts'
import { showToast } from '../../../ui/toast.tsx'

/** An agreement whose page may be framed. */
export interface FramedAgreement {
  title: string
  page: SafeLink
}

interface OpenAgreement {
  /** The position of the agreement whose address is being loaded. */
  opening: number | undefined
  open: (contract: Contract) => void
  question: ReactNode
}

interface UseAgreementOptions {
  productId: string
  /** Nothing may be opened now: a dialog is open, or a loan is being sent. */
  isCovered: boolean
  onFramed: (agreement: FramedAgreement) => void
}

/** Opens an agreement, one at a time: the lender's own pages in a frame, all others as the link policy says. */
export function useAgreement({ productId, isCovered, onFramed }: UseAgreementOptions): OpenAgreement {
  const { mutateAsync: openContract } = useOpenContract(m.confirm_opening)
  const { askToLeave, question } = useLeaveQuestion()
  const [opening, setOpening] = useState<number>()
  const isMounted = useIsMounted()
  const latest = useLatest({ isCovered })
  const open = useSingleFlight(async ({ title, position }: Contract) => {
    setOpening(position)
    try {
      const { contract_url } = await openContract({ productId, position })
      if (!isMounted.current || latest.current.isCovered) return
      const page = frameable(contract_url)
      if (page) return onFramed({ title, page })
      const result = await openLink(contract_url, { askToLeave })
      if (result === 'refused' || result === 'failed') showToast(m.confirm_agreement_not_opened())
    } catch (error) {
      // The query client has shown a toast for a failed call (app/query-client.ts).
      if (error instanceof ApiError) return
      logError(error, 'open an agreement')
      if (isMounted.current) showToast(m.confirm_agreement_not_opened())
    } finally {
      setOpening(undefined)
    }
  })
  return { opening, open: (contract) => void open(contract), question }
}
