import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { BackButton } from '../../parts/back-button.tsx'
import { ServicePhone } from '../../parts/service-phone.tsx'
import { appName } from '../../platform/app-name.ts'
import { bridge } from '../../platform/bridge/bridge.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { openProductPage } from '../../platform/links/open-link.ts'
import { currentParams, hasToken } from '../../platform/session/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Products are chosen in the native app. This page links there, from wherever it was opened (APP-13). */
export function ProductHandOver() {
  const app = appName()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isMounted = useIsMounted()
  const openApp = useSingleFlight(async () => {
    setOpening(true)
    setFailure(undefined)
    // An app that does not know this page may still know its home, unless the person has gone on to another screen by then.
    const isOpened = (await openProductPage()) || (isMounted.current && (await bridge.goHome()).status === 'ok')
    setOpening(false)
    if (isOpened || !isMounted.current) return
    setFailure(m.product_not_opened({ app }))
    showToast(m.product_not_opened({ app }))
  })
  return (
    <Page title={m.product_title()} start={<BackButton />}>
      <Notice drawing={appDrawing} title={m.product_notice()} text={m.product_text({ app })}>
        <Button aria-busy={isOpening} onClick={() => void openApp()}>
          {m.product_open()}
        </Button>
        <Failure text={failure} />
        {/* The list needs a token. */}
        {hasToken(currentParams()) && (
          <Link to="/relevant" className={buttonClass.quiet}>
            {m.product_offers()}
          </Link>
        )}
        <ServicePhone />
      </Notice>
    </Page>
  )
}

/** A phone that shows products. */
const appDrawing = (
  <Drawing
    paper="M42 24h28a7 7 0 0 1 7 7v50a7 7 0 0 1-7 7H42a7 7 0 0 1-7-7V31a7 7 0 0 1 7-7z"
    lines="M51 32h10M44 43h8v8h-8zM60 43h8v8h-8zM44 59h8v8h-8zM60 59h8v8h-8zM50 79h12"
  />
)
