import type { Company } from './company-settings.ts'

/** Written into the build by vite.config.ts, which has checked it. */
declare const RUPYA_COMPANY: Company

/** Who lends (SITE-7). */
export const company = RUPYA_COMPANY
