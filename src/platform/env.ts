import type { Env } from './read-env.ts'

/** Written into the build by vite.config.ts, which has checked it. */
declare const RUPYA_ENV: Env

/** The settings that this build was made with. */
export const env = RUPYA_ENV
