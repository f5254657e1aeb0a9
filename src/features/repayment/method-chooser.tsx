import { useState } from 'react'
import { useBack } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Amount } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { endMessage, showToast } from '../../ui/toast.tsx'
import type { AccountSearch } from './account-order.ts'
import { OptionList } from './option-list.tsx'
import { defaultCode } from './pay-options.ts'
import { payLabel } from './pay-label.ts'
import { PaymentNote } from './payment-note.tsx'
import { useGoToAccount } from './use-go-to-account.ts'
import { usePayChoice } from './use-pay-choice.ts'
import { usePayOptions } from './use-pay-options.ts'
import { wholeMoney } from './whole-money.ts'

interface MethodChooserProps {
  search: AccountSearch
  /** In whole units. */
  amount: number
}

/** Bank or mini market, and which (specification section 2, "Repayment method chooser"). */
export function MethodChooser({ search, amount }: MethodChooserProps) {
  const back = useBack()
  const { payType, payCode = defaultCode(payType), changeType, changeCode, save } = usePayChoice()
  const { productId, orderId } = search
  const { options, ...loading } = usePayOptions({ productId, orderId }, payType)
  const [incomplete, setIncomplete] = useState(false)
  const { going, goToAccount } = useGoToAccount(search)
  const chosen = options.find(({ choice }) => choice.payCode === payCode)

  const pay = () => {
    if (!chosen) {
      setIncomplete(true)
      showToast(m.complete_choice())
      return
    }
    goToAccount(() => save(chosen.choice))
  }
  return (
    <Page title={m.method_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
      <PaymentNote order={{ productId, orderId }} />
      <Amount label={payLabel(search.from, m.account_total)} value={wholeMoney(amount)} />
      <Card>
        <ChoiceList
          legend={m.pay_type()}
          choices={[
            { value: '1', title: m.pay_type_bank(), text: m.pay_type_bank_text() },
            { value: '2', title: m.pay_type_market(), text: m.pay_type_market_text() },
          ]}
          value={String(payType)}
          onChange={(value) => {
            setIncomplete(false)
            endMessage()
            changeType(value === '2' ? 2 : 1)
          }}
        />
      </Card>
      <Card>
        <OptionList
          legend={payType === 1 ? m.choose_bank() : m.choose_market()}
          options={options}
          chosen={chosen}
          onChange={(code) => {
            endMessage()
            changeCode(code)
          }}
          error={incomplete && !chosen ? m.complete_choice() : undefined}
          {...loading}
        />
      </Card>
      <Button aria-busy={going} onClick={pay}>
        {m.want_to_pay()}
      </Button>
    </Page>
  )
}
