import { useState } from 'react'
import type { ProblemInit, ProblemOrder } from '../../../api/complaints.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { groupInFours } from '../../../lib/group-in-fours.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProductLogo } from '../../../ui/product-logo.tsx'
import { type ChosenType, isCollection } from '../problem-type.ts'
import { TypeList } from '../type-list.tsx'
import styles from './form.module.css'
import { detail } from '../../../ui/detail.tsx'

/** The loan of a complaint, in one line. */
export const AboutLoan = detail(function AboutLoan({
  order: { orderNo, productName = '', productLogo },
}: {
  order: ProblemOrder
}) {
  return (
    <div className={styles.loan}>
      <ProductLogo name={productName} src={productLogo} />
      <div className={styles.words}>
        <p lang={serverLanguage()}>{productName}</p>
        <p className={styles.muted}>{groupInFours(orderNo)}</p>
      </div>
    </div>
  )
})

/** The loan, type and sub-type of a complaint, with a link to change these (HELP-14). */
export function AboutComplaint({ init, chosen: { type, sonType } }: { init: ProblemInit; chosen: ChosenType }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <Card>
      <div className={styles.type}>
        <p className={styles.name} lang={serverLanguage()}>
          {type.title}
        </p>
        <button type="button" aria-haspopup="dialog" className={styles.change} onClick={() => setChanging(true)}>
          {m.complaint_change()}
        </button>
      </div>
      {sonType && <p lang={serverLanguage()}>{sonType.title}</p>}
      <div className={styles.of}>
        <AboutLoan order={init.orderDetail} />
      </div>
      {isChanging && <ChangeType init={init} isOpen={isCollection(type.value)} onClose={() => setChanging(false)} />}
    </Card>
  )
}

function ChangeType({ init, isOpen, onClose }: { init: ProblemInit; isOpen: boolean; onClose: () => void }) {
  useCloseOnBack(true, onClose)
  return (
    <Dialog look="sheet" title={m.complaint_types()} onClose={onClose}>
      <TypeList init={init} on="form" collection={isOpen ? 'open' : undefined} onChosen={onClose} />
    </Dialog>
  )
}
