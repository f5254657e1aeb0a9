import type { Company } from './company-settings.ts'

/** vite.config.ts has checked this and writes it into the build. */
declare const RUPYA_COMPANY: Company

/** The lender (SITE-7). */
export const company = RUPYA_COMPANY
