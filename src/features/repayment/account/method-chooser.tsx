import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '../../../api/api-error.ts'
import type { OrderRef } from '../../../api/loan.ts'
import { payTypeQuery } from '../../../api/repayment.ts'
import { type Major, toMinor } from '../../../lib/money.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { stepBack } from '../../../platform/step-back.ts'
import { readOwn, removeStored, writeOwn } from '../../../platform/storage/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { LineIcon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { ProductLogo } from '../../../ui/product-logo.tsx'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import { MoneyHead } from '../money-head.tsx'
import { PaymentNote } from '../journal/payment-note.tsx'
import { readPeriods } from '../journal/periods.ts'
import { isSamePayment } from '../journal/rules.ts'
import type { AccountSearch } from '../repayment-search.ts'
import { clearChoice, DEFAULT_CHOICE, type PayChoice, readChoice, saveChoice } from '../stored-choice.ts'
import { purposeOf } from '../where-to-pay.ts'
import styles from './account.module.css'
import { defaultCode, optionsOf, type PayOption } from './pay-options.ts'

type PayType = PayChoice['payType']

interface MethodChooserProps {
  search: AccountSearch
  amount: Major
}

/** The choice of a bank or mini market (REPAY-39 to REPAY-51). */
export function MethodChooser({ search, amount }: MethodChooserProps) {
  const { payType, payCode = defaultCode(payType), changeType, changeCode, save } = usePayChoice()
  const { productId, orderId } = search
  const purpose = purposeOf(search)
  const what = { purpose, amount: toMinor(amount), periods: readPeriods(search.periods) }
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
    <Page title={m.method_title()} start={<BackButton />}>
      <div className={styles.chooser}>
        <PaymentNote order={{ productId, orderId }} isAskedBelow={(entry) => isSamePayment(what, entry)} />
        <MoneyHead purpose={purpose} label={m.account_total} value={showMoney(amount)} />
        <Card>
          <ChoiceList
            legend={m.pay_type()}
            choices={[
              { value: '1', title: m.pay_type_bank(), text: m.pay_type_bank_text(), mark: bankIcon },
              { value: '2', title: m.pay_type_market(), text: m.pay_type_market_text(), mark: marketIcon },
            ]}
            value={String(payType)}
            onChange={(value) => {
              setIncomplete(false)
              dismissMessage()
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
              dismissMessage()
              changeCode(code)
            }}
            error={incomplete && !chosen ? m.complete_choice() : undefined}
            {...loading}
          />
        </Card>
        <OfflineNote />
        <div className={styles.bar}>
          <Button aria-busy={going} onClick={pay}>
            {m.want_to_pay()}
          </Button>
        </div>
      </div>
      <LoanHelp orderId={orderId} />
    </Page>
  )
}

const bankIcon = (
  <span className={styles.typeIcon}>
    <LineIcon>
      <path d="M4 10l8-5 8 5zM6 13v4M10 13v4M14 13v4M18 13v4M4 20h16" />
    </LineIcon>
  </span>
)
const marketIcon = (
  <span className={styles.typeIcon}>
    <LineIcon>
      <path d="M5 11v8h14v-8M3.5 9L6 4.5h12L20.5 9a2.8 2.8 0 0 1-5.6 0 2.8 2.8 0 0 1-5.7 0 2.8 2.8 0 0 1-5.7 0zM10 19v-4h4v4" />
    </LineIcon>
  </span>
)

interface OptionListProps {
  legend: string
  options: PayOption[]
  chosen: PayOption | undefined
  onChange: (payCode: string) => void
  error: string | undefined
  /** The server's list could not be loaded. */
  failed: boolean
  isFetching: boolean
  retry: () => void
}

/** The banks or mini markets. The chosen bank shows its payment methods. */
function OptionList({ legend, options, chosen, onChange, error, failed, isFetching, retry }: OptionListProps) {
  return (
    <>
      <ChoiceList
        legend={legend}
        choices={options.map((option) => ({
          value: option.choice.payCode,
          title: option.name,
          mark: option.choice.payType === 2 ? marketIcon : <ProductLogo name={option.name} />,
          ...(option === chosen &&
            option.methods.length > 0 && { text: m.pay_through({ methods: option.methods.join(', ') }) }),
        }))}
        value={chosen?.choice.payCode}
        onChange={onChange}
        error={error}
      />
      {options.length === 0 && <p className={styles.note}>{m.choices_empty()}</p>}
      {failed && (
        <div role="status">
          <p className={styles.note}>{m.choices_failed()}</p>
          <Button look="quiet" aria-busy={isFetching} onClick={retry}>
            {m.retry()}
          </Button>
        </div>
      )}
    </>
  )
}

/** The options of a type: the defaults until the server has answered, or if it does not. */
function usePayOptions(order: OrderRef, payType: PayType) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...payTypeQuery(order, payType),
    // An ended session shows the error screen; after any other failure the default options stay.
    throwOnError: (failed) => failed instanceof ApiError && failed.kind === 'session',
  })
  // A refusal is also shown as a toast (APP-41). The text below the list says that the choices above still work.
  useEffect(() => {
    const words = errorWords(error)
    if (words) showToast(words, 'message', errorLanguage(error))
  }, [error])
  // The choice of the last payment. It stays at its place while another one is chosen.
  const [last] = useState(() => readChoice()?.payCode)
  return { options: optionsOf(payType, data, last), failed: isError, isFetching, retry: () => void refetch() }
}

/** The key under which a visit stores its unfinished choice, for a reload. `visit` is the key of the history entry. */
const DRAFT_KEY = 'paying'
const draftSchema = v.object({ visit: v.string(), payType: v.number(), payCode: v.optional(v.string()) })

/** The pay type and the bank or mini market of this visit, before they are saved. */
function usePayChoice() {
  // This is TanStack Router's name for the key of a history entry.
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  const [choice, setChoice] = useState(() => readDraft(visit))
  const change = (payType: PayType, payCode?: string) => {
    writeOwn(DRAFT_KEY, { visit, payType, payCode })
    setChoice({ payType, payCode })
  }
  return {
    ...choice,
    /** Switching the type clears the bank or mini market and the stored choice (REPAY-46). */
    changeType: (payType: PayType) => {
      clearChoice()
      change(payType)
    },
    changeCode: (payCode: string) => change(choice.payType, payCode),
    save: (chosen: PayChoice) => {
      saveChoice(chosen)
      removeStored(DRAFT_KEY)
    },
  }
}

function readDraft(visit: string): { payType: PayType; payCode: string | undefined } {
  const draft = readOwn(DRAFT_KEY, draftSchema)
  if (draft?.visit === visit) return { payType: draft.payType === 2 ? 2 : 1, payCode: draft.payCode }
  const { payType, payCode } = readChoice() ?? DEFAULT_CHOICE
  return { payType, payCode: payCode || undefined }
}

/**
 * Goes from the choice to the virtual account: with Back if that is the previous entry, else by replacing the choice, so that
 * Back does not switch between the two forever. Further taps do nothing.
 */
function useGoToAccount(search: AccountSearch) {
  const router = useRouter()
  const fromAccount = useLocation({ select: ({ state }) => state.fromAccount })
  const gone = useRef(false)
  const [going, setGoing] = useState(false)
  const goToAccount = (prepare: () => void) => {
    if (gone.current) return
    gone.current = true
    setGoing(true)
    prepare()
    if (fromAccount) void stepBack(router.history)
    else void router.navigate({ to: '/that', search, replace: true })
  }
  return { going, goToAccount }
}
