import type { Page } from '@playwright/test'
import { expect } from './borrower.ts'

/** The navigation to the site's sections, in the order of their index (SITE-2). */
export const SECTIONS = {
  id: ['Beranda', 'Tentang Kami', 'Masukan', 'Kebijakan Privasi', 'Syarat dan ketentuan pinjaman'],
  en: ['Home', 'About Us', 'Feedback', 'Privacy Policy', 'Loan terms and conditions'],
} as const

/** Opens a page of the site, and waits until its script has run. */
export async function openSite(page: Page, address = '/') {
  await page.goto(address)
  await expect(page.locator('html')).toHaveClass(/\bready\b/)
}

/** How much wider the page is than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** On a phone, the navigation is behind a button. */
export const openMenu = (page: Page) => page.locator('.site-menu summary').filter({ visible: true }).click()
