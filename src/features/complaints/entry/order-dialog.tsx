import { useState } from 'react'
import type { ProblemOrder } from '../../../api/complaints.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProductLogo } from '../../../ui/product-logo.tsx'
import styles from './entry.module.css'

interface OrderDialogProps {
  orders: ProblemOrder[]
  present: string
  onChoose: (orderNo: string) => void
  onClose: () => void
}

/** All loans of the borrower, to choose one for the complaint. It has a button, so that arrow keys do not choose at once. */
export function OrderDialog({ orders, present, onChoose, onClose }: OrderDialogProps) {
  const [chosen, setChosen] = useState(present)
  useCloseOnBack(true, onClose)
  return (
    <Dialog look="sheet" title={m.complaint_choose_order()} onClose={onClose}>
      <ChoiceList
        legend={m.complaint_orders()}
        isLegendUnseen
        choices={orders.map((order) => ({
          value: order.orderNo,
          title: order.productName ?? order.orderNo,
          text: summaryOf(order),
          lang: serverLanguage(),
          mark: <ProductLogo name={order.productName ?? ''} src={order.productLogo} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className={styles.choose}>
        <ButtonRow>
          <Button look="secondary" onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button onClick={() => onChoose(chosen)}>{m.complaint_use_order()}</Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

/** Tells loans of the same product apart: the status, the first line, and the end of the number. */
function summaryOf({ status, list, orderNo }: ProblemOrder): string {
  const [line] = list
  // A line breaks before the amount or after the number. The word joiner keeps the dots together with the number.
  const which = [line?.value, `…\u2060${orderNo.slice(-4)}`].filter(Boolean).join('\u00A0·\u00A0')
  return [status, which].filter(Boolean).join('\u00A0· ')
}
