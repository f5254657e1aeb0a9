import { useQueryClient } from '@tanstack/react-query'
import { type RegisteredRouter, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { m } from '../platform/i18n/generated/messages.js'
import { languageOf } from '../platform/i18n/language-of.ts'
import { LANGUAGES, LOCALES } from '../platform/i18n/languages.ts'
import { carry, readCarried } from '../platform/links/carried-state.ts'
import { currentParams } from '../platform/session/session.ts'
import { Button } from '../ui/button.tsx'
import { LineIcon } from '../ui/icon.tsx'
import styles from './language-switch.module.css'

/**
 * Screens that are only read. Not the offer of a loan, where the flag decides whether the agreement is shown (LOAN-37), no
 * step of paying, and no form (docs/decisions/092).
 */
const OFFERED: readonly (keyof RegisteredRouter['routesByPath'])[] = [
  '/loanDetails',
  '/borrowDetail',
  '/order',
  '/loginError',
  '/complainPage',
  '/complainNewPage',
  '/complaintList',
  '/complainDetails',
  '/customerService',
  '/error',
]

const KEY = 'language'

/** Changes the address's `lang`, and nothing else of it. Screens to which Back leads follow, and so do the server's words. */
export function LanguageSwitch() {
  // This also renders it again for another address of the same screen.
  const { pathname } = useLocation()
  const isOffered = OFFERED.some((path) => path === pathname.replace(/\/+$/, ''))
  const language = languageOf(currentParams())
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const show = useCallback(
    async (lang: string) => {
      await navigate({
        to: '.',
        search: (present) => ({ ...present, lang }),
        state: true,
        replace: true,
        resetScroll: false,
      })
      // What the server worded is read again in the new language; what a call made stays.
      await queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.effect === 'read' })
    },
    [navigate, queryClient],
  )
  const chosen = LOCALES.find((locale) => LANGUAGES[locale].lang === readCarried(KEY))
  // An entry of the history that is older than the choice.
  useEffect(() => {
    if (isOffered && chosen && chosen !== language) void show(LANGUAGES[chosen].lang)
  }, [isOffered, chosen, language, show])
  if (!isOffered) return null
  return (
    <section className={styles.languages} aria-label={m.language()} data-print="no">
      {LOCALES.filter((locale) => locale !== language).map((locale, index) => (
        <Button
          // The button stays the same one when its language changes, and so keeps the focus.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          look="quiet"
          lang={locale}
          onClick={() => {
            carry(KEY, LANGUAGES[locale].lang)
            void show(LANGUAGES[locale].lang)
          }}
        >
          <LineIcon>
            <circle cx="12" cy="12" r="9" />
            <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
          </LineIcon>
          {m.own_language({}, { locale })}
        </Button>
      ))}
    </section>
  )
}
