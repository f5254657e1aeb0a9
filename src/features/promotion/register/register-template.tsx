import { LOAN_RANGES } from '../../../api/loan-ranges.ts'
import type { ChannelConfig } from '../../../api/promotion.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { appName } from '../../../platform/app-name.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { formatMoney } from '../../../lib/money.ts'
import { currentMarket } from '../../../platform/current-market.ts'

import { DoneIcon } from '../../../ui/done-icon.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { SafePicture } from '../../../ui/safe-picture.tsx'
import type { PromotionSearch } from '../search.ts'
import { RegisterForm } from './register-form.tsx'
import styles from './register.module.css'

interface RegisterTemplateProps {
  config: ChannelConfig
  search: PromotionSearch
}

/** The landing page of an advertisement: the offer, and the registration form (JOIN-1 to JOIN-18). */
export function RegisterTemplate({ config, search }: RegisterTemplateProps) {
  const app = appName()
  const title = config.title ?? m.join_title({ app })
  return (
    <>
      <title>{title}</title>
      <header className={styles.bar}>
        <div className={styles.brand}>
          <BackButton />
          <Mark className={styles.mark} />
          <p className={styles.name}>{app}</p>
        </div>
      </header>
      <main className={styles.body}>
        <div>
          {/* Focusable, because it is focused when the screen changes (app/router.ts). */}
          <h1 className={styles.title} tabIndex={-1} lang={config.title && serverLanguage()}>
            {title}
          </h1>
          <p className={styles.subtitle} lang={config.subtitle && serverLanguage()}>
            {config.subtitle ?? rangeWords()}
          </p>
          <ul className={styles.claims}>
            {[m.join_claim_users(), m.join_claim_hours()].map((claim) => (
              <li key={claim} className={styles.claim}>
                <DoneIcon />
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <RegisterForm buttonText={config.buttonText} search={search} />
        {/* Below the form, which it must not move. */}
        <SafePicture src={config.banner} className={styles.banner} fallback={null} />
        <section className={styles.help}>
          <ServicePhone caption={m.join_help()} />
          <p className={styles.safety}>{m.join_safety()}</p>
        </section>
      </main>
    </>
  )
}

function rangeWords() {
  // Loans in Indonesia are in rupiah, also if the address names no market.
  const market = currentMarket() ?? 'id'
  const money = (major: number) => formatMoney({ major }, market)
  if (market !== 'in') return m.join_range({ least: money(LOAN_RANGES.id.least), most: money(LOAN_RANGES.id.most) })
  const { least, most, salary } = LOAN_RANGES.in
  return m.join_range_salary({ least: money(least), most: money(most), salary: money(salary) })
}
