import { ApiError } from '../../../api/api-error.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { m } from '../../../platform/i18n/generated/messages.js'

export interface Said {
  words: string
  /** The language of the words, if it differs from the page's. */
  lang: string | undefined
  /** The server refused it: its message is also shown as a toast (APP-41). */
  isRefusal: boolean
}

interface OwnWords {
  refused: () => string
  /** As far as the phone knows, nothing was sent. */
  unsent: () => string
  lost: () => string
}

/**
 * The server's message of a refusal, or when to ask again, else our own words: it may then be unknown whether the request
 * arrived.
 */
function say(error: unknown, { refused, unsent, lost }: OwnWords): Said {
  if (isRefusal(error) && error.kind !== 'session')
    return { words: errorWords(error) ?? refused(), lang: errorLanguage(error), isRefusal: true }
  const seemsUnsent = error instanceof ApiError && error.seemsUnsent
  return { words: seemsUnsent ? unsent() : lost(), lang: undefined, isRefusal: false }
}

const captchaWords = { refused: m.join_captcha_failed, unsent: m.join_captcha_failed, lost: m.join_captcha_failed }
const smsWords = { refused: m.join_sms_failed, unsent: m.join_sms_unsent, lost: m.join_sms_lost }
const registerWords = { refused: m.join_failed, unsent: m.join_unsent, lost: m.join_lost }

export const sayCaptchaFailure = (error: unknown) => say(error, captchaWords)
export const saySmsFailure = (error: unknown) => say(error, smsWords)
export const sayRegisterFailure = (error: unknown) => say(error, registerWords)
