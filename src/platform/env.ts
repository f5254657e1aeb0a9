import type { Env } from './read-env.ts'

/** Written into the build by vite.config.ts, which has checked it, so that no page has to. */
declare const __RUPYA_ENV__: Env

/** The settings that this build was made with. */
export const env = __RUPYA_ENV__
