import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProblemInit } from '../../../api/complaints.ts'
import { isVisible } from '../../../lib/plain-text.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Button, ButtonRow, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { beginningOf, clearDraft, type ComplaintDraft } from '../complaint-drafts.ts'
import { noteSent } from '../../../ledger/sent-complaints.ts'
import { useDrafts } from '../use-drafts.ts'
import styles from './entry.module.css'

/** Offers to continue an unfinished complaint of the last day, first the one about the chosen loan (HELP-72). */
export function ContinueCard({ init }: { init: ProblemInit }) {
  const drafts = useDrafts()
  const [asked, setAsked] = useState<string>()
  const draft = drafts.find(({ orderNo }) => orderNo === init.orderDetail.orderNo) ?? drafts[0]
  if (!draft) return null
  const { orderNo, problemType, problemSonType, text, pictures, isUnsure } = draft
  return (
    <Card title={m.complaint_continue_title()}>
      <div className={styles.draft}>
        <About draft={draft} init={init} />
        {isVisible(text) && <p className={styles.text}>{beginningOf(text)}</p>}
        {pictures.length > 0 && <p className={styles.about}>{m.complaint_pictures({ count: pictures.length })}</p>}
        {isUnsure && (
          <>
            <p className={styles.failed}>{m.complaint_unsure()}</p>
            <Link to="/complaintList" className={buttonClass.quiet}>
              {m.my_complaints()}
            </Link>
          </>
        )}
      </div>
      <ButtonRow>
        <Button look="quiet" onClick={() => setAsked(orderNo)}>
          {m.complaint_discard()}
        </Button>
        <Link
          to="/complainPageNext"
          search={{ orderNo, problemType, problemSonType: problemSonType || undefined }}
          state={{ fromComplaintEntry: true }}
          className={buttonClass.primary}
        >
          {m.complaint_continue()}
        </Link>
      </ButtonRow>
      {asked !== undefined && (
        <DiscardDialog
          onKeep={() => setAsked(undefined)}
          onDiscard={() => {
            setAsked(undefined)
            clearDraft(asked)
            void noteSent(asked, 'settled')
          }}
        />
      )}
    </Card>
  )
}

/** The loan and the type of a draft, if the server still lists them. */
function About({ draft, init }: { draft: ComplaintDraft; init: ProblemInit }) {
  const order = init.orderList.find(({ orderNo }) => orderNo === draft.orderNo)
  const type = init.problemType.find(({ value }) => value === draft.problemType)
  const sonType = init.problemSonType.find(({ value }) => value === draft.problemSonType)
  const loan = [order?.productName, order?.status].filter(Boolean).join('\u00A0· ')
  return (
    <div lang={serverLanguage()}>
      {loan && <p className={styles.about}>{loan}</p>}
      {type && <p className={styles.name}>{type.title}</p>}
      {sonType && <p>{sonType.title}</p>}
    </div>
  )
}

function DiscardDialog({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  useCloseOnBack(true, onKeep)
  return (
    <Dialog title={m.complaint_discard_title()} onClose={onKeep}>
      <p>{m.complaint_discard_text()}</p>
      <ButtonRow>
        <Button look="secondary" onClick={onDiscard}>
          {m.complaint_discard()}
        </Button>
        <Button onClick={onKeep}>{m.complaint_keep()}</Button>
      </ButtonRow>
    </Dialog>
  )
}
