import { env } from '../platform/env.ts'

/** Sets the lender's colours (from the build's settings) as CSS variables; theme.css derives its colours from them. */
export function applyTheme() {
  const { style } = document.documentElement
  style.setProperty('--lender-background', env.theme.background)
  style.setProperty('--lender-link', env.theme.link)
  style.setProperty('--lender-font', env.theme.font)
}
