import type { Env } from './read-env.ts'

/** vite.config.ts has checked this and writes it into the build. */
declare const RUPYA_ENV: Env

/** The settings of this build. */
export const env = RUPYA_ENV
