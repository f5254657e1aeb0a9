import type { Page } from '@playwright/test'
import { PICTURES } from '../../mocks/pictures.ts'

/** From now on, the world answers requests for pictures; nothing else does. */
export const servePictures = (page: Page) =>
  page.route(`${PICTURES}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await page.request.get(`/gateway/__world/files${pathname}`) })
  })
