import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect } from 'react'
import { ApiError } from '../api/api-error.ts'
import { BackButton } from '../parts/back-button.tsx'
import { errorWords, secondsToWait } from '../parts/error-words.ts'
import { HomeButton } from '../parts/home-button.tsx'
import { LoanHelp } from '../parts/loan-help.tsx'
import { ServicePhone } from '../parts/service-phone.tsx'
import { isScriptGone } from '../platform/faults.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { isReloading } from '../platform/links/reload-once.ts'
import { currentParams, hasToken } from '../platform/session/session.ts'
import { useEverySecond } from '../platform/use-seconds-left.ts'
import { Button } from '../ui/button.tsx'
import { focusHeading } from '../ui/focus-heading.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { showToast } from '../ui/toast.tsx'
import { describeError, type FailureWords } from './describe-error.tsx'
import { PendingScreen } from './pending-screen.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Another way to go on, shown below the retry button: a script of its own, because few screens fail. */
    otherWay?: ComponentType
    /** What the screen says in words of its own. */
    failureWords?: FailureWords
  }
}

/** A fault of the program that has come again after a retry: another one would meet it, too. */
let metAgain: string | undefined

const faultOf = (error: unknown) => (error instanceof ApiError || isScriptGone(error) ? undefined : String(error))

/** Ways to help that lead to the screen itself. */
const LEADS_HERE: Record<string, ('ask' | 'complain')[]> = {
  '/intelligentCustomerService': ['ask'],
  '/complainNewPage': ['ask'],
  '/complainPage': ['complain'],
}

/** What a route that failed shows: what happened, what it means, what to do next. The error itself is never shown. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { otherWay: OtherWay, failureWords } = useMatch({ strict: false, shouldThrow: false })?.staticData ?? {}
  // The server's message is a toast, which is announced (APP-41). The notice below keeps it on the screen.
  useEffect(() => {
    const { toast, lang } = describeError(error, failureWords)
    if (toast) showToast(toast, 'message', lang)
  }, [error, failureWords])
  // The words count down what a busy server asks.
  useEverySecond(() => secondsToWait(error))
  if (isReloading()) return <PendingScreen />
  const retry = async () => {
    // A busy server is not asked sooner than it wants.
    if (secondsToWait(error) > 0) return showToast(errorWords(error) ?? '')
    metAgain = faultOf(error)
    await router.invalidate()
    // The focused button is gone: its screen was replaced.
    focusHeading()
  }
  const { title, notice, text, lang, drawing, ...described } = describeError(error, failureWords)
  const canRetry = described.canRetry && (metAgain === undefined || metAgain !== faultOf(error))
  const { orderId, orderNo } = currentParams()
  const loanId = orderId ?? orderNo
  const isOfLoan = loanId !== undefined || hasToken(currentParams())
  const hasEnded = error instanceof ApiError && error.kind === 'session'
  // The same request would be refused again, but there are other ways.
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  return (
    <Page title={title} start={<BackButton />}>
      <Notice drawing={drawing} title={notice} text={text} lang={lang}>
        {canRetry && <Button onClick={() => void retry()}>{m.retry()}</Button>}
        {OtherWay && (canRetry || isRefused) && (
          <Suspense fallback={null}>
            <OtherWay />
          </Suspense>
        )}
        <HomeButton look={canRetry ? 'quiet' : 'primary'} />
        {!isOfLoan && <ServicePhone />}
      </Notice>
      {isOfLoan && (
        <LoanHelp
          orderId={loanId}
          without={hasEnded ? ['ask', 'complain'] : LEADS_HERE[router.state.location.pathname]}
        />
      )}
    </Page>
  )
}
