import { LOAN_RANGES } from '../../../api/loan-ranges.ts'
import type { ChannelConfig } from '../../../api/promotion.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { appName } from '../../../platform/app-name.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { formatMoney } from '../../../lib/money.ts'
import { currentMarket } from '../../../platform/market.ts'

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
      <main>
        <div className={styles.hero}>
          <div className={styles.column}>
            <div className={styles.offer}>
              <div className={styles.words}>
                {/* Focusable, because it is focused when the screen changes (app/router.ts). */}
                <h1 className={styles.title} tabIndex={-1} lang={config.title && serverLanguage()}>
                  {title}
                </h1>
                <p className={styles.subtitle} lang={config.subtitle && serverLanguage()}>
                  {config.subtitle ?? rangeWords()}
                </p>
              </div>
              <SafePicture src={config.banner} className={styles.banner} fallback={<OfferDrawing />} />
            </div>
            <ul className={styles.claims}>
              {[m.join_claim_users(), m.join_claim_hours()].map((claim) => (
                <li key={claim} className={styles.claim}>
                  <DoneIcon />
                  {claim}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.body}>
          <RegisterForm buttonText={config.buttonText} search={search} />
          <section className={styles.help}>
            <ServicePhone caption={m.join_help()} />
            <p className={styles.safety}>{m.join_safety()}</p>
          </section>
        </div>
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

/** A phone that receives money. */
const OfferDrawing = () => (
  <svg
    className={styles.drawing}
    aria-hidden="true"
    viewBox="0 0 112 112"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="56" cy="56" r="52" fill="currentColor" fillOpacity="0.14" stroke="none" />
    <rect x="36" y="20" width="40" height="72" rx="9" fill="var(--brand)" />
    <path d="M51 28h10M46 76h20M46 66h12" />
    <circle cx="56" cy="47" r="11" />
    <path d="M51 47.5l3.5 3.5 6.5-7M16 44h10M12 56h12M18 68h8" />
    <circle cx="88" cy="74" r="12" fill="var(--brand)" />
    <path d="M88 68v12M83 75l5 5 5-5" strokeWidth="2.5" />
  </svg>
)
