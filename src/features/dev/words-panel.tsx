import { appName } from '../../platform/app-name.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { LOCALES } from '../../platform/i18n/languages.ts'
import { currencySign } from '../../lib/money.ts'
import { Card } from '../../ui/card.tsx'
import styles from './dev.module.css'

/** The common terms of a loan in each language (APP-18), with the markets' currencies. */
const WORDS = [m.loan_amount, m.loan_term, m.interest_rate, m.repayment_date]

export function WordsPanel() {
  return (
    <Card title="Words">
      <p>
        {appName()}, {currencySign('id')} in Indonesia and {currencySign('in')} in India
      </p>
      {LOCALES.map((locale) => (
        <p key={locale} lang={locale} className={styles.muted}>
          {WORDS.map((word) => word({}, { locale })).join(', ')}
        </p>
      ))}
    </Card>
  )
}
