import { useBack, useGoHome } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { missingDrawing } from '../../ui/drawing.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { type CardVisit, useCardsAgain } from './use-cards-again.ts'

interface AlipayMissingProps {
  visit: CardVisit
  what: 'amount' | 'user'
}

/** The address lacks what the contract wants for this payment, so there is nothing here that pays. */
export function AlipayMissing({ visit, what }: AlipayMissingProps) {
  const back = useBack()
  const goHome = useGoHome()
  const cardsAgain = useCardsAgain(visit)
  const text = what === 'amount' ? m.alipay_amount_missing() : m.alipay_user_missing()
  return (
    <Page
      title={m.missing_details_title()}
      start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}
    >
      <Notice drawing={missingDrawing} title={m.missing_details_notice()} text={text}>
        {what === 'user' && <Button onClick={() => void cardsAgain()}>{m.alipay_other()}</Button>}
        <Button look={what === 'user' ? 'quiet' : 'primary'} onClick={() => void goHome()}>
          {m.to_home()}
        </Button>
      </Notice>
    </Page>
  )
}
