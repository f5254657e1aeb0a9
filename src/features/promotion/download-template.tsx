import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { templateQuery } from '../../api/promotion.ts'
import { hasOwn } from '../../lib/has-own.ts'
import { parseUrl } from '../../lib/parse-url.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { BackButton } from '../../parts/back-button.tsx'
import { useLeaveQuestion } from '../../parts/leave-question.tsx'
import { ServicePhone } from '../../parts/service-phone.tsx'
import { appName } from '../../platform/app-name.ts'
import { company } from '../../platform/company.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { mayOpen, openLink } from '../../platform/links/open-link.ts'
import { currentScreen } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusCard, StatusDrawing } from '../../ui/status-card.tsx'
import { Steps } from '../../ui/steps.tsx'
import { showToast } from '../../ui/toast.tsx'
import { isTemplate, ownTemplate, promotionOf } from './campaign.ts'
import styles from './download-template.module.css'
import { useJoined } from './joined.ts'
import type { PromotionSearch } from './search.ts'

/** The first sentence: what happened on the landing page, if anything. */
const SAID = {
  registered: { tone: 'success', title: m.join_download_done, text: m.join_download_done_text },
  known: { tone: 'info', title: m.join_download_known, text: m.join_download_known_text },
  any: { tone: 'info', title: m.join_download_any, text: m.join_download_any_text },
} as const

/** The end of a registration: how to get the app (JOIN-18, JOIN-19). Also for people who open this address directly. */
export function DownloadTemplate({ search }: { search: PromotionSearch }) {
  const app = appName()
  const joined = useJoined()
  const id = search.id ?? ownTemplate()
  const { tone, title, text } = SAID[joined ?? 'any']
  return (
    <Page title={m.join_download({ app })} start={<BackButton />}>
      <StatusCard
        tone={tone}
        icon={
          <StatusDrawing>
            {joined === 'registered' ? (
              <path d="M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36M16 24.5l5.5 5.5L32.5 18.5" />
            ) : (
              <path d="M17 5h14a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4M21 37h6M24 13v14M18.5 22l5.5 5.5 5.5-5.5" />
            )}
          </StatusDrawing>
        }
        title={title()}
        text={text()}
      />
      <Card>
        <div className={styles.app}>
          <Mark className={styles.icon} />
          <p className={styles.name}>{app}</p>
          <p className={styles.maker}>{company.name}</p>
        </div>
        <Download templateId={id} />
      </Card>
      <Card title={m.join_download_steps()}>
        <Steps
          steps={[m.join_download_step_get({ app }), m.join_download_step_log_in(), m.join_download_step_apply()]}
        />
      </Card>
      {joined !== 'registered' && isTemplate(id) && (
        <Link to="/registerTemplate" search={{ ...promotionOf(search), id }} className={buttonClass.quiet}>
          {joined === 'known' ? m.join_other_number() : m.join_download_register()}
        </Link>
      )}
      <section className={styles.help}>
        <ServicePhone caption={m.loan_help()} />
      </section>
    </Page>
  )
}

/** The shops for native apps, by their hosts. */
const SHOPS: Readonly<Record<string, string>> = { 'play.google.com': 'Google Play', 'apps.apple.com': 'App Store' }

const shopOf = (address: string | undefined) => {
  const host = parseUrl(address ?? '')?.host ?? ''
  return hasOwn(SHOPS, host) ? SHOPS[host] : undefined
}

/** The shops, and the lender's own site, are no other sites for somebody who wants the app. */
const isOwnShop = (host: string) =>
  hasOwn(SHOPS, host) || (company.siteOrigin !== '' && new URL(company.siteOrigin).host === host)

/** The button to the app's address in the template; else instructions to find the app. */
function Download({ templateId }: { templateId: string }) {
  const app = appName()
  const { data, isLoading, refetch } = useQuery({ ...templateQuery(templateId), enabled: isTemplate(templateId) })
  const [isBlocked, setBlocked] = useState(false)
  const { askToLeave, question } = useLeaveQuestion()
  const address = data?.config.downloadUrl
  const download = useSingleFlight(async () => {
    // A tap while the address is loading waits for it. A person who leaves may still see this screen, because the next one is
    // loading too.
    const tappedOn = currentScreen()
    const { config } = data ?? (await refetch({ cancelRefetch: false })).data ?? {}
    if (currentScreen() !== tappedOn) return
    const result = await openLink(config?.downloadUrl, { askToLeave: (host) => isOwnShop(host) || askToLeave(host) })
    if (result !== 'failed' && result !== 'refused') return
    setBlocked(true)
    showToast(m.join_download_not_opened())
  })
  const inStore = <p className={styles.store}>{m.join_download_store({ app, host: company.name })}</p>
  // The button is shown while it is unknown whether there is an address.
  if (!isLoading && !mayOpen(address)) return inStore
  const shop = shopOf(address)
  return (
    <>
      {shop && <p className={styles.shop}>{shop}</p>}
      <Button aria-busy={isLoading} onClick={() => void download()}>
        {m.join_download({ app })}
      </Button>
      {isBlocked && inStore}
      {question}
    </>
  )
}
