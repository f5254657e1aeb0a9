import type { Locator, Page } from '@playwright/test'
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

/** How many lines a text takes in a part of the page: the maximum if it occurs several times; 0 if it is missing. */
export const linesOf = (part: Locator, text: string) =>
  part.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let most = 0
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at < 0 || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      most = Math.max(most, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
    }
    return most
  }, text)
