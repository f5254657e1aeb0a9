import { expect, test } from './borrower.ts'
import { button, CHAT, field, log, messages, recorded, SARI, say, SPEAKERS } from './chat.ts'
import { hold } from './hold.ts'
import { playShell, toldShell } from './shell.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { IN_ALL, inAll } from '../setup/suite.ts'

const FORM = /\/complainPageNext\?/
const HANDED_OVER = ['1', '42', '42']

for (const [index, words] of SPEAKERS.entries()) {
  const { scenario, lang, selectedIndex } = words
  test.describe(`In the language ${lang}`, inAll(index), () => {
    test('The bot greets, and leads through three levels to an answer, which is rated low @HELP-39 @HELP-40 @HELP-41 @HELP-42 @HELP-44 @HELP-45 @HELP-46 @HELP-47', async ({
      open,
      page,
      calls,
    }) => {
      await playShell(page, 'answers')
      await open(CHAT, { scenario, search: { lang, selectedIndex } })
      await expect(log(page).getByText(words.greeting)).toBeVisible()
      await expect(log(page).getByText(words.below)).toBeVisible()
      await button(page, words.question).click()
      await button(page, words.choice).click()
      await expect(log(page).getByText(words.answer)).toBeVisible()
      await button(page, words.solved).click()
      const dialog = page.getByRole('dialog', { name: words.rating })
      await dialog.getByRole('button', { name: words.submit }).click()
      await expect(dialog.getByRole('group').getByText(words.chooseStar)).toBeVisible()
      await dialog.getByRole('radio', { name: words.star(2) }).check()
      await dialog.getByRole('button', { name: words.submit }).click()
      await expect(log(page).getByText(words.thanksLow)).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect((await messages(page)).slice(-4)).toEqual([words.solved, words.glad, words.star(2), words.thanksLow])
      expect(recorded(calls)).toEqual([
        ['2', '1', words.node],
        ['3', '2', words.node],
      ])
      expect(await toldShell(page)).toEqual([])
    })

    test(
      'An answer that did not help leads to support, about its category @HELP-45 @HELP-51',
      IN_ALL,
      async ({ open, page, calls }) => {
        await open(CHAT, { scenario, search: { lang, selectedIndex } })
        await button(page, words.direct).click()
        await expect(log(page).getByText(words.directAnswer)).toBeVisible()
        await button(page, words.notSolved).click()
        await expect(log(page).getByText(words.sorry)).toBeVisible()
        await expect(button(page, words.solved)).toHaveCount(0)
        await expect.poll(() => recorded(calls)).toEqual([['2', '0', words.directNode]])
        await log(page).getByRole('link', { name: words.support }).click()
        await expect(page).toHaveURL(FORM)
        const { searchParams } = new URL(page.url())
        expect(searchParams.get('problemType')).toBe('2')
        expect(searchParams.get('orderNo')).toMatch(/^72342196845964/)
        expect(searchParams.get('token')).toBe('journey')
      },
    )

    test(
      'Back from the form of a complaint leads to the conversation as it was @HELP-100',
      IN_ALL,
      async ({ open, page }) => {
        await open(CHAT, { scenario, search: { lang, selectedIndex } })
        await button(page, words.direct).click()
        await expect(log(page).getByText(words.directAnswer)).toBeVisible()
        const said = await messages(page)
        await page.getByRole('banner').getByRole('link', { name: words.support }).click()
        await page.waitForURL(FORM)
        await expect(page.getByRole('textbox')).toBeVisible()
        await page.goBack()
        await expect(log(page).getByText(words.directAnswer)).toBeVisible()
        await expect.poll(() => messages(page)).toEqual(said)
      },
    )

    test(
      'A text is answered, with a way to support; an empty one does nothing @HELP-49 @HELP-50',
      IN_ALL,
      async ({ open, page, calls }) => {
        await open(CHAT, { scenario, search: { lang, selectedIndex } })
        await expect(log(page).getByText(words.below)).toBeVisible()
        await say(page, '  \n ')
        await expect(page.getByRole('textbox', { name: words.field })).toHaveValue('  \n ')
        await say(page, words.typed)
        await expect(log(page).getByText(words.reply)).toBeVisible()
        await expect(field(page)).toHaveValue('')
        await expect(field(page)).toBeFocused()
        await expect(log(page).getByRole('link', { name: words.support })).toBeVisible()
        expect(recorded(calls)).toEqual([['4', words.typed, words.category]])
      },
    )

    test('A person is asked for: that is recorded once, and the form opens @HELP-43', async ({ open, page, calls }) => {
      await open(CHAT, { scenario, search: { lang } })
      await button(page, words.handover.topic).click()
      const { node, problemType } = words.handover
      await tapTenTimes(button(page, words.handover.title))
      await expect(page).toHaveURL(FORM)
      expect(new URL(page.url()).searchParams.get('problemType')).toBe(problemType)
      await expect.poll(() => recorded(calls)).toEqual([['1', node, node]])
    })
  })
}

test(
  'A rating of 5 stars that fails keeps its stars; then it thanks too, and asks the shell for its own prompt @HELP-48',
  IN_ALL,
  async ({ open, page, calls }) => {
    await playShell(page, 'throws')
    await open(CHAT, { scenario: 'faq', search: { selectedIndex: '1' } })
    await button(page, SARI.direct).click()
    await button(page, SARI.solved).click()
    await expect(log(page).getByText(SARI.glad)).toBeVisible()
    await page.route('**/qa-record*', (route) => route.abort())
    await page.getByRole('radio', { name: SARI.star(5) }).check()
    await button(page, SARI.submit).last().click()
    await expect(page.getByText('Belum berhasil. Tidak ada yang berubah, coba lagi.')).toBeVisible()
    expect(await toldShell(page)).toEqual([])
    await page.unroute('**/qa-record*')
    await button(page, SARI.submit).last().click()
    await expect(log(page).getByText(SARI.thanksHigh)).toBeVisible()
    await expect.poll(() => toldShell(page)).toEqual(['rate'])
    expect(recorded(calls).at(-1)).toEqual(['3', '5', '22'])
  },
)

test(
  'Neither a slow nor a failed record holds up the way to a person @HELP-98',
  IN_ALL,
  async ({ open, page, calls }) => {
    await open(CHAT, { scenario: 'faq', search: { selectedIndex: '3' } })
    await page.route('**/qa-record*', (route) => route.abort())
    await button(page, SARI.handover.title).click()
    await expect(page).toHaveURL(FORM)
    await page.goBack()
    await page.unroute('**/qa-record*')
    const answer = await hold(page, '**/qa-record*')
    await button(page, SARI.handover.title).click()
    await expect(page).toHaveURL(FORM)
    answer()
    await expect.poll(() => recorded(calls)).toEqual([HANDED_OVER, HANDED_OVER])
  },
)

for (const [how, scenario, selectedIndex, problemType] of [
  ['of the collection category names its type, for which the form asks a sub-type', 'faq', '0', '1'],
  ['names no type where the types do not match the categories', 'faq,collection-not-listed', '1', null],
] as const)
  test(`Support beside the title ${how} @HELP-97`, IN_ALL, async ({ open, page }) => {
    const types = page.waitForResponse('**/problem-init?*')
    await open(CHAT, { scenario, search: { selectedIndex } })
    await types
    const support = page.getByRole('banner').getByRole('link', { name: SARI.support })
    await expect(support).toHaveAttribute('href', problemType ? /problemType=1/ : /orderNo=/)
    await support.click()
    await expect(page).toHaveURL(FORM)
    expect(new URL(page.url()).searchParams.get('problemType')).toBe(problemType)
  })

test('Without categories the bot says so, a text is still answered, and support is there @HELP-103', async ({
  open,
  page,
}) => {
  await open(CHAT, { scenario: 'faq-empty', search: { selectedIndex: '2' } })
  await expect(log(page).getByText(/^Daftar pertanyaannya belum tersedia/)).toBeVisible()
  await say(page, SARI.typed)
  await expect(log(page).getByText(SARI.reply)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: SARI.support }).click()
  await expect(page).toHaveURL(FORM)
  expect(new URL(page.url()).searchParams.has('problemType')).toBe(false)
})

test(
  'What looks like markup is shown as text, with its lines; an unknown kind of item opens what is below @HELP-104',
  IN_ALL,
  async ({ open, page }) => {
    await open(CHAT, { scenario: 'faq-hard-words', search: { selectedIndex: 'x' } })
    const words = log(page).getByText('<b onclick="alert(1)">Baris pertama</b>')
    await expect(words).toHaveCSS('white-space', 'pre-line')
    await expect(words).toContainText(/<\/b>\nBaris kedua <img src=x/)
    await expect(log(page).locator('b, img, i')).toHaveCount(0)
    await button(page, '<i>Pilihan</i> & “kutipan”').click()
    await expect(log(page).getByText('Siapa yang dihubungi?')).toBeVisible()
  },
)
