import { SearchParamError } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../api/api-error.ts'
import { errorLanguage, errorWords } from '../parts/error-words.ts'
import { isEngineGap, isScriptGone } from '../platform/faults.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { SessionMissing } from '../platform/session/session.ts'
import { connectionDrawing, failureDrawing, lockedDrawing, missingDrawing } from '../ui/drawing.tsx'

interface ErrorWords {
  title: string
  notice: string
  text: string
  toast?: string | undefined
  /** The language of text and toast, if it differs from the page's. */
  lang?: string | undefined
  drawing: ReactNode
  canRetry?: boolean
}

/** A screen's own words if its data cannot be loaded. */
export interface FailureWords {
  /** The toast for a network failure. */
  network: () => string
  /** The words for a refusal without a message. */
  refused: () => string
}

/** The texts for a failed route. From the error itself, only a refusal's message is shown. */
export function describeError(error: unknown, own?: FailureWords): ErrorWords {
  if (error instanceof SessionMissing) return openFromApp()
  if (error instanceof SearchParamError)
    return {
      title: m.missing_details_title(),
      notice: m.missing_details_notice(),
      text: m.missing_details_text(),
      drawing: missingDrawing,
    }
  if (error instanceof ApiError) return describeApiError(error, own)
  // Offline, a script of the app that is not cached fails to load.
  if (isScriptGone(error) && !navigator.onLine) return connectionFailed()
  return isEngineGap(error) ? engineFailed() : somethingFailed()
}

function describeApiError(error: ApiError, own: FailureWords | undefined): ErrorWords {
  switch (error.kind) {
    case 'session':
      return { ...openFromApp(), title: m.session_ended_notice(), text: m.session_ended_text() }
    case 'network':
    case 'timeout':
      return {
        ...connectionFailed(error.kind === 'timeout' ? m.timeout_notice() : undefined),
        toast: own?.network(),
      }
    case 'busy':
      return { ...somethingFailed(), title: m.busy_title(), text: errorWords(error) ?? '' }
    case 'refused': {
      const words = errorWords(error) ?? own?.refused()
      return {
        ...somethingFailed(),
        notice: error.code === 'orderNotFound' ? m.order_not_found_notice() : m.refused_notice(),
        text: words ?? m.failed_text(),
        toast: words,
        lang: errorLanguage(error),
        drawing: error.isFinal ? missingDrawing : failureDrawing,
        canRetry: !error.isFinal,
      }
    }
    case 'malformed':
      return somethingFailed()
  }
}

const openFromApp = (): ErrorWords => ({
  title: m.open_from_app_title(),
  notice: m.open_from_app_notice(),
  text: m.open_from_app_text(),
  drawing: lockedDrawing,
})

const connectionFailed = (notice = m.connection_notice()): ErrorWords => ({
  title: m.connection_title(),
  notice,
  text: m.connection_text(),
  drawing: connectionDrawing,
  canRetry: true,
})

/** It may also be our own bug, so the screen offers one more try. */
const engineFailed = (): ErrorWords => ({
  title: m.failed_title(),
  notice: m.engine_notice(),
  text: m.engine_text(),
  drawing: failureDrawing,
  canRetry: true,
})

const somethingFailed = (): ErrorWords => ({
  title: m.failed_title(),
  notice: m.failed_notice(),
  text: m.failed_text(),
  drawing: failureDrawing,
  canRetry: true,
})
