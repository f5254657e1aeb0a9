import { expect, test } from '../../journeys/borrower.ts'
import { DUE, LOANS } from '../../journeys/complain.ts'

const ABOUT = { orderNo: DUE, problemSonType: '2' }

for (const [lang, words, others] of [
  ['1', 'Tulis nomor penelepon, kapan kejadiannya', 'Tulis kapan kejadiannya'],
  ['2', 'Write the caller’s number, when it was', 'Say when it was'],
] as const)
  for (const [problemType, hint] of [
    ['1', words],
    ['2', others],
  ] as const)
    test(`A complaint of type ${problemType} asks for what its answer needs, in language ${lang} @HELP-108`, async ({
      open,
      page,
    }) => {
      await open('/complainPageNext', { ...LOANS, search: { ...ABOUT, lang, problemType } })
      await expect(page.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(`^${hint}`))
    })
