import { env } from '../platform/env.ts'

/** Hands the lender's colours to the style sheet, whose roles are derived from them. */
export function applyTheme() {
  const { style } = document.documentElement
  style.setProperty('--lender-background', env.theme.background)
  style.setProperty('--lender-link', env.theme.link)
  style.setProperty('--lender-font', env.theme.font)
}
