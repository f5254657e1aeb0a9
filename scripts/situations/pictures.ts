import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { captureWebp } from './capture.ts'
import { type Situation, type Language, PICTURED } from './situation.ts'
import { SCHEMES } from './situations.ts'
import { lookAtSituations, openSituation, settle, type InLanguage, WINDOW } from './open.ts'

/** Image pixels per page pixel, and the image quality. */
const FINE = { scale: 1.5, quality: 80 }

type Scheme = (typeof SCHEMES)[number]

/** The file with what a phone shows of a situation, or with the whole page if that is taller. */
export const pictureOf = (name: string, language: Language, scheme: Scheme, whole = false) =>
  `${name}-${language}-${scheme}${whole ? '-whole' : ''}.webp`

/**
 * Takes the pictures of situations in every language and scheme, from the app at `origin`, into a folder. Returns the problems,
 * one line each.
 */
export function takePictures(browser: Browser, origin: string, situations: Situation[], folder: string) {
  const planned = PICTURED.flatMap((language) => situations.map((situation): InLanguage => ({ situation, language })))
  return lookAtSituations(browser, origin, planned, async (page, next) => {
    await openSituation(page, next)
    await capture(page, next, folder)
  })
}

async function capture(page: Page, { situation, language }: InLanguage, folder: string) {
  const shoot = (scheme: Scheme, whole: boolean) =>
    shootScheme(page, scheme, join(folder, pictureOf(situation.name, language, scheme, whole)))
  const height = await settleAtTop(page)
  for (const scheme of SCHEMES) await shoot(scheme, false)
  const behindDialog = await page.getByRole('dialog').isVisible()
  if (height <= WINDOW.height || behindDialog) return
  // In a window as tall as the page, elements fixed to the window's edges are at the page's edges.
  await page.setViewportSize({ width: WINDOW.width, height })
  await settleAtTop(page)
  for (const scheme of SCHEMES) await shoot(scheme, true)
}

/** Waits until the page is still, scrolled to its top. Returns its height. */
async function settleAtTop(page: Page) {
  await settle(page)
  return page.evaluate(() => {
    window.scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
}

/** Takes a picture of the window in a colour scheme. */
export async function shootScheme(page: Page, scheme: Scheme, file: string, fineness = FINE) {
  await page.emulateMedia({ colorScheme: scheme })
  await captureWebp(page, file, fineness)
}
