import type { Page } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { textSize } from '../../text-size.ts'

/**
 * Situations with each look of an amount: on its own line, in a list, in a sentence, on a button, in a dialog. The last one
 * leaves a payment on the phone.
 */
const WITH_AMOUNTS = `order-21 order-180 order-5 orders-several complaint-loans instalments-several account-bank
  payway-chosen payway-code extension-open confirmation-several confirm-pop-up recommend-full orders-payment`.split(
  /\s+/,
)

test('In text of 200 % no amount breaks inside, on any screen @RULE-2 @all', async ({ reach, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await textSize(page, '200%')
  for (const name of WITH_AMOUNTS)
    await test.step(name, async () => {
      await reach(name)
      await expect.poll(async () => (await amountsOf(page)).length).toBeGreaterThan(0)
      expect((await amountsOf(page)).filter(({ lines }) => lines > 1)).toEqual([])
    })
})

/** The visible amounts, and the number of lines of each. */
const amountsOf = (page: Page) =>
  page.evaluate(() => {
    const found: { amount: string; lines: number }[] = []
    const texts = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      for (const { index, 0: amount } of (text.nodeValue ?? '').matchAll(/(?:Rp|₹) ?[\d.,]*\d/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + amount.length)
        const boxes = [...range.getClientRects()]
        // Text for screen readers only is in a box of one pixel.
        if (text.parentElement?.closest('[role=status]')?.clientWidth === 1) continue
        if (boxes.length > 0) found.push({ amount, lines: new Set(boxes.map(({ top }) => Math.round(top))).size })
      }
    }
    return found
  })

/** Situations in which a form was sent with a field that is wrong. */
const WITH_WRONG_FIELD = `complaint-without-words bind-card-wrong bind-card-wrong-code payway-code-missing
  register-empty`.split(/\s+/)

test('A field that is wrong stands below the header with its label, in text of 200 % @RULE-2 @all', async ({
  reach,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await textSize(page, '200%')
  for (const name of WITH_WRONG_FIELD)
    await test.step(name, async () => {
      await reach(name)
      const wrong = page.locator('[aria-invalid=true]').first()
      await expect(wrong).toBeFocused()
      await expect.poll(() => wrong.evaluate(labelOf)).toBe('in sight')
    })
})

/** Where the label of a field is. */
function labelOf(field: Element): string {
  const [label] = (field as HTMLInputElement).labels ?? []
  if (!label) return 'nowhere'
  const { left, top, bottom } = label.getBoundingClientRect()
  const isCovered = [top + 2, bottom - 2].some((y) => {
    const shown = document.elementFromPoint(left + 4, y)
    return !shown || !(label.contains(shown) || shown.contains(label))
  })
  return isCovered ? `covered at ${top}` : 'in sight'
}
