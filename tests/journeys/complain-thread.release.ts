import { expect, test } from './borrower.ts'
import { button, CHAT, SPEAKERS } from './chat.ts'
import { addPhoto, STORY, WORDS } from './complain.ts'
import { servePictures } from './pictures.ts'

const words = WORDS.en
const [, speaker] = SPEAKERS

// Each step is also tested separately.
test(`From the chatbot to a person, a complaint is written, sent, and found again with its photo (lang ${words.lang}) @APP-4 @HELP-51 @HELP-78`, async ({
  open,
  page,
}) => {
  await servePictures(page)
  await open(CHAT, { scenario: speaker?.scenario ?? '', search: { lang: words.lang } })
  await button(page, speaker?.handover.topic ?? '').click()
  await button(page, speaker?.handover.title ?? '').click()
  await page.waitForURL(/\/complainPageNext\?/)
  // For a collection complaint, the form first asks for the sub-type.
  const kinds = page.getByRole('main').getByRole('list').getByRole('list').getByRole('link')
  if (speaker?.handover.problemType === '1') await kinds.last().click()
  await page.getByRole('textbox', { name: words.text }).fill(STORY)
  await addPhoto(page)
  const send = page.getByRole('button', { name: words.send, exact: true })
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  await send.click()
  // Nobody has to wait until the dialog closes.
  await expect(page.getByRole('dialog', { name: words.sent })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.waitForURL(/\/complainPage\?/)
  await expect(page.getByText(words.received)).toBeVisible()
  await page.getByRole('link', { name: words.mine }).click()
  await page.getByRole('link', { name: STORY }).click()
  await page.waitForURL(/\/complainDetails\?/)
  await expect(page.getByText(STORY)).toBeVisible()
  const photo = page.getByRole('button', { name: /^(Foto|Photo) 1 (dari|of) 1/ }).locator('img')
  await expect(photo).toHaveJSProperty('naturalWidth', 1)
})
