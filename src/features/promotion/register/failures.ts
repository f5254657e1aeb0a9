import { isRefusal } from '../../../api/is-refusal.ts'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { m } from '../../../platform/i18n/generated/messages.js'

export interface Said {
  words: string
  /** The language of the words, where it is not the page's. */
  lang: string | undefined
}

/** The server's message of a refusal, or when to ask it again, else words of our own: whether the request arrived is then not always known. */
function say(error: unknown, { refused, lost }: { refused: () => string; lost: () => string }): Said {
  if (isRefusal(error) && error.kind !== 'session')
    return { words: errorWords(error) ?? refused(), lang: errorLanguage(error) }
  return { words: lost(), lang: undefined }
}

export const sayCaptchaFailure = (error: unknown) =>
  say(error, { refused: m.join_captcha_failed, lost: m.join_captcha_failed })
export const saySmsFailure = (error: unknown) => say(error, { refused: m.join_sms_failed, lost: m.join_sms_lost })
export const sayRegisterFailure = (error: unknown) => say(error, { refused: m.join_failed, lost: m.join_lost })
