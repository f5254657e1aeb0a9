import { useLocation } from '@tanstack/react-router'
import { appName } from '../platform/app-name.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { Mark } from '../ui/mark.tsx'
import styles from './beside-column.module.css'
import { ServiceHours } from './service-hours.tsx'
import { ServicePhone, useServicePhone } from './service-phone.tsx'

/** The column beside the app on a wide screen: the lender, what the page is for, and whom to call. */
export function BesideColumn() {
  const name = appName()
  // This also renders it again on another screen and for another loan, which may have its own phone.
  const { pathname } = useLocation()
  const phone = useServicePhone()
  return (
    <aside className={styles.beside} aria-label={name} data-print="no">
      <p className={styles.name}>
        <Mark className={styles.mark} />
        {name}
      </p>
      <div className={styles.words}>
        <p className={styles.about}>{m.about_app({ app: name })}</p>
        <PhoneDrawing />
        {/* The customer service page shows its own phone, from the server. */}
        {pathname !== '/customerService' && (
          <div className={styles.help}>
            <ServicePhone caption={m.loan_help()} />
            <ServiceHours phone={phone} />
          </div>
        )}
        <p className={styles.hint}>{m.wide_screen_hint()}</p>
      </div>
    </aside>
  )
}

/** A phone that shows an amount, a progress bar and a button. */
const PhoneDrawing = () => (
  <svg
    className={styles.drawing}
    aria-hidden="true"
    viewBox="0 0 240 180"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="120" cy="96" r="82" fill="currentColor" fillOpacity="0.09" stroke="none" />
    <rect x="78" y="14" width="84" height="152" rx="15" fill="var(--surface)" />
    <path d="M112 24h16" />
    <rect x="88" y="38" width="64" height="30" rx="7" fill="currentColor" fillOpacity="0.12" stroke="none" />
    <circle cx="101" cy="53" r="6" />
    <path d="M114 49h28M114 57h18" />
    <path d="M90 84h22M90 97h46" strokeWidth="6" />
    <path d="M90 113h16M112 113h16" />
    <path d="M134 113h16" strokeOpacity="0.3" />
    <rect x="88" y="128" width="64" height="20" rx="7" fill="currentColor" stroke="none" />
  </svg>
)
