import { Link, SearchParamError, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { errorLanguage, errorWords, secondsToWait } from '../../../parts/error-words.ts'
import { PendingScreen } from '../../../parts/pending-screen.tsx'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { appName } from '../../../platform/app-name.ts'
import { isEngineGap, isScriptGone } from '../../../platform/faults.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { reloadNow } from '../../../platform/links/reload-once.ts'
import { useIsReloading } from '../../../platform/links/use-is-reloading.ts'
import { useEverySecond } from '../../../platform/use-seconds-left.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { connectionDrawing, failureDrawing, missingDrawing } from '../../../ui/drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { promotionOf } from '../campaign.ts'
import type { PromotionSearch } from '../search.ts'

/** The landing page failed to load, for a visitor who has no loan and perhaps no app (JOIN-40). */
export function RegisterError({ error, search }: { error: unknown; search: PromotionSearch }) {
  const router = useRouter()
  const lang = errorLanguage(error)
  // A refusal's message is announced too (JOIN-21).
  useEffect(() => {
    const refusal = errorWords(error)
    if (refusal) showToast(refusal, 'message', errorLanguage(error))
  }, [error])
  // Renders every second, because the words count down the wait of a busy server.
  useEverySecond(() => secondsToWait(error))
  if (useIsReloading()) return <PendingScreen />
  const retry = async () => {
    // Do not ask a busy server earlier than it allows.
    if (secondsToWait(error) > 0) return showToast(errorWords(error) ?? '')
    if (isScriptGone(error) && reloadNow()) return
    await router.invalidate()
  }
  const { title, notice, text, drawing, canRetry } = describe(error)
  return (
    <Page title={title} start={<BackButton />}>
      <Notice drawing={drawing} title={notice} text={text} lang={lang}>
        {canRetry && <Button onClick={() => void retry()}>{m.retry()}</Button>}
        <Link
          to="/downloadTemplate"
          search={promotionOf(search)}
          className={canRetry ? buttonClass.quiet : buttonClass.primary}
        >
          {m.join_download({ app: appName() })}
        </Link>
        <ServicePhone />
      </Notice>
    </Page>
  )
}

/** What happened, and what to do next. From the error itself, only a refusal's message is shown. */
function describe(error: unknown) {
  if (error instanceof SearchParamError)
    return {
      title: m.missing_details_title(),
      notice: m.missing_details_notice(),
      text: m.join_link_broken(),
      drawing: missingDrawing,
      canRetry: false,
    }
  const kind = error instanceof ApiError ? error.kind : undefined
  // Offline, a script of the app that is not cached fails to load.
  const isOffline = isScriptGone(error) && !navigator.onLine
  if (isOffline || kind === 'network' || kind === 'timeout')
    return {
      title: m.connection_title(),
      notice: kind === 'timeout' ? m.timeout_notice() : m.connection_notice(),
      text: m.join_not_connected(),
      drawing: connectionDrawing,
      canRetry: true,
    }
  if (isEngineGap(error))
    return {
      title: m.failed_title(),
      notice: m.engine_notice(),
      text: m.engine_text(),
      drawing: failureDrawing,
      canRetry: true,
    }
  const isFinal = error instanceof ApiError && error.isFinal
  return {
    title: kind === 'busy' ? m.busy_title() : m.failed_title(),
    notice: kind === 'refused' ? m.refused_notice() : m.failed_notice(),
    text: errorWords(error) ?? m.join_not_opened(),
    drawing: isFinal ? missingDrawing : failureDrawing,
    canRetry: !isFinal,
  }
}
