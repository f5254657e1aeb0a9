/** What a script's failing load is called, whatever the engine says (links/reload-once.ts). */
export const SCRIPT_GONE = 'A script is gone'

/** As Chromium, Firefox and Safari say it, and Vite of a stylesheet. */
const LOAD_FAILURE = /dynamically imported module|module script failed|preload CSS/i

/** What engines say of a function, a class or a name that they do not know. */
const UNKNOWN_NAME = /not a (function|constructor)|is not defined|can't find variable/i

/** Chrome before 120, Safari before 17: an update may bring what is missing. */
const isOldEngine = () => !('canParse' in URL)

/** Whether a script of the app did not come, or came cut off. A mere SyntaxError is our own: `JSON.parse` throws it, too. */
export const isScriptGone = (error: unknown): boolean =>
  error instanceof Error && (error.message === SCRIPT_GONE || LOAD_FAILURE.test(error.message))

/** Whether the engine may lack what a script asks for. An error of ours looks alike, so only of an old one that is said. */
export const isEngineGap = (error: unknown): boolean =>
  error instanceof Error && isOldEngine() && UNKNOWN_NAME.test(error.message)
