import { m } from '../../../platform/i18n/generated/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { beginningOf, changeDraft } from '../complaint-drafts.ts'
import { type ChosenType, valuesOf } from '../problem-type.ts'
import { useDrafts } from '../use-drafts.ts'
import styles from './form.module.css'
import { detail } from '../../../ui/detail.tsx'

interface OtherDraftProps {
  orderNo: string
  chosen: ChosenType
  onMoved: () => void
}

/** Offers a text written about another loan, for a borrower who chose the wrong one. It is moved only after a tap. */
export const OtherDraft = detail(function OtherDraft({ orderNo, chosen, onMoved }: OtherDraftProps) {
  // A draft that was sent without a reply may have arrived, about that other loan.
  const other = useDrafts().find((draft) => draft.orderNo !== orderNo && !draft.isUnsure)
  if (!other) return null
  const move = () => {
    changeDraft(other.orderNo, { orderNo, ...valuesOf(chosen) })
    onMoved()
  }
  return (
    <Card>
      <p className={styles.muted}>{m.complaint_other_draft()}</p>
      <p className={styles.other}>
        {beginningOf(other.text) || m.complaint_pictures({ count: other.pictures.length })}
      </p>
      <Button look="quiet" onClick={move}>
        {m.complaint_other_draft_use()}
      </Button>
    </Card>
  )
})
