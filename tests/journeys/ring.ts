import { expect, type Locator } from '@playwright/test'

/** The focus ring of a field does not touch the text below it. */
export async function expectRoomBelowRing(field: Locator, words: Locator): Promise<void> {
  await expect(field).toBeFocused()
  const ring = await field.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    return element.getBoundingClientRect().bottom + Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  })
  const top = await words.evaluate((element) => element.getBoundingClientRect().top)
  expect(top - ring).toBeGreaterThan(0)
}
