import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../journeys/borrower.ts'
import { DIGITS_FIELDS } from '../../journeys/digits.ts'
import { inBoth } from '../../journeys/languages.ts'
import { watchToasts } from '../../journeys/toasts.ts'

async function paste(page: Page, field: Locator, text: string) {
  await field.focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('End')
  await page.keyboard.press('ControlOrMeta+V')
}

/** Like a phone's autofill: the value changes, and the event has no details. */
const fillIn = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/** Like a keyboard that shows its composition, and inserts it when the word is complete. */
async function compose(page: Page, field: Locator, text: string) {
  await field.focus()
  await page.keyboard.press('End')
  const devtools = await page.context().newCDPSession(page)
  for (let length = 1; length <= text.length; length += 1)
    await devtools.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  await devtools.send('Input.insertText', { text })
  await devtools.detach()
}

for (const { name, kind, show, find } of DIGITS_FIELDS) {
  test(`What is pasted into the field ${name} is read as it is meant, or left out with a word @APP-52 @APP-53`, async ({
    open,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await show(open, page, '1')
    const field = find(page)
    for (const [text, value] of kind.pasted) {
      await field.fill(value === undefined ? kind.begun : '')
      await paste(page, field, text)
      await expect(field, text).toHaveValue(value ?? kind.begun)
      if (value === undefined) await expect(field, text).toHaveAccessibleDescription(/^(Teks itu|Jumlahnya)/)
    }
  })

  test(`What is typed, composed or filled in by the phone is read alike in the field ${name} @APP-52`, async ({
    open,
    page,
  }) => {
    await show(open, page, '1')
    const field = find(page)
    for (const [text, value] of kind.typed) {
      await field.fill('')
      await field.pressSequentially(text)
      await expect(field, text).toHaveValue(value ?? '')
    }
    for (const [text, value] of kind.composed) {
      await field.fill('')
      await compose(page, field, text)
      await expect(field, text).toHaveValue(value ?? '')
    }
    for (const [text, value] of kind.filledIn) {
      await field.fill(value === undefined ? kind.begun : '')
      await fillIn(field, text)
      await expect(field, text).toHaveValue(value ?? kind.begun)
    }
  })
}

for (const { lang, words, tag } of inBoth({
  id: {
    unclear: 'Teks itu tidak berisi tepat satu nomor. Ketik nomornya.',
    long: 'Jumlahnya lebih dari 20 angka, jadi tidak ada yang diubah.',
    code: 'Teks itu tidak berisi tepat satu kode 6 angka. Ketik kode dari SMS.',
  },
  en: {
    unclear: 'There is not exactly one number in that text. Type the number.',
    long: 'That would be more than 20 digits, so nothing was changed.',
    code: 'There is not exactly one code of 6 digits in that text. Type the code from the SMS.',
  },
}))
  test(
    `Why a pasted text is not taken stands at the field until it changes, and is announced (language ${lang}) @APP-52`,
    tag,
    async ({ open, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const toasts = await watchToasts(page)
      const [number, , code] = DIGITS_FIELDS
      await code?.show(open, page, lang)
      for (const [shown, text, why] of [
        [number, '5221 8411 2053 0743 123', words.unclear],
        [number, '1'.repeat(21), words.long],
        [code, '123456 atau 654321', words.code],
      ] as const) {
        const field = shown?.find(page) ?? page.getByRole('textbox')
        await field.fill('12')
        await paste(page, field, text)
        await expect(page.getByRole('alert')).toHaveText(why)
        // A field with a rule also shows the rule.
        await expect(field).toHaveAccessibleDescription(shown === code ? new RegExp(`^${why} .*6`) : why)
        await expect(field).toHaveValue('12')
        await field.press('3')
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(field).toHaveValue('123')
        // A code belongs to the card in the fields.
        if (shown === number) await number?.find(page).fill('5221841120530743')
      }
      expect(await toasts()).toEqual([])
    },
  )
