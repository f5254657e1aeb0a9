/** The name we give to the error of a script that failed to load, in any engine (links/reload-once.ts). */
export const SCRIPT_GONE = 'A script is gone'

/** The words of Chromium, Firefox and Safari, and of Vite for a stylesheet. */
const LOAD_FAILURE = /dynamically imported module|module script failed|preload CSS/i

/** What engines say about a function, class or name that they do not have. */
const UNKNOWN_NAME = /not a (function|constructor)|is not defined|can't find variable/i

/** Chrome before 120, Safari before 17. An update may add what is missing. */
const isOldEngine = () => !('canParse' in URL)

/**
 * Whether a script of the app failed to load or was cut off. A plain SyntaxError is a bug of ours: `JSON.parse` throws it
 * too.
 */
export const isScriptGone = (error: unknown): boolean =>
  error instanceof Error && (error.message === SCRIPT_GONE || LOAD_FAILURE.test(error.message))

/**
 * Whether the engine may lack something that a script uses. Our own bugs look the same, so this is assumed for old engines
 * only.
 */
export const isEngineGap = (error: unknown): boolean =>
  error instanceof Error && isOldEngine() && UNKNOWN_NAME.test(error.message)
