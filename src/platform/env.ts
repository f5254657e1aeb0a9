import type { Env } from './read-env.ts'

declare global {
  interface ImportMetaEnv {
    /** Written into the build by vite.config.ts, which has checked it, so that no page has to. */
    readonly RUPYA: Env
  }
}

/** The settings that this build was made with. */
export const env: Env = import.meta.env.RUPYA
