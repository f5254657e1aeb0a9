import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { DUE, formsOf, LATE, LOANS, PAID, send, sentDialog, STORY, textOf, WORDS } from './complain.ts'
import { watchToasts } from './toasts.ts'
import { IN_ALL, inAll } from '../setup/suite.ts'

const openEntry = (orderNo: string | undefined, lang = '1') => ({ ...LOANS, search: { orderNo, lang } })
const collection = (page: Page) => page.getByRole('button', { name: 'Penagihan' })
const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Chooses a loan of the list. */
async function choose(page: Page, end: RegExp, { all, use }: typeof WORDS.id) {
  await page.getByRole('button', { name: all, exact: true }).click()
  await page.getByRole('radio', { name: end }).check()
  await page.getByRole('button', { name: use }).click()
}

for (const [index, [language, words]] of Object.entries(WORDS).entries()) {
  test(
    `The entry shows the loan, lets another be chosen, and refuses collection where it is not taken, in ${language} @HELP-2 @HELP-3 @HELP-9 @HELP-12`,
    inAll(index),
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      await open('/complainPage', openEntry(DUE, words.lang))
      await expect(page.getByText('Waktunya membayar')).toBeVisible()
      await expect(page.getByText('Rp1.090.000')).toBeVisible()
      await expect(page.getByRole('link', { name: words.mine })).toHaveAttribute(
        'href',
        /^\/complaintList\?.*token=journey/,
      )
      await choose(page, /0200$/, words)
      await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
      expect(addressOf(page)).toMatchObject({ orderNo: PAID, token: 'journey' })
      await collection(page).click()
      await expect(collection(page)).toHaveAccessibleDescription(new RegExp(`^${words.refused}\\. `))
      await expect.poll(toasts).toEqual([words.refused])
      await expect(page).toHaveURL(/\/complainPage\?/)

      // The same with an address that somebody has edited.
      await open('/complainPageNext', {
        ...LOANS,
        search: { orderNo: PAID, problemType: '1', problemSonType: '2', lang: words.lang },
      })
      await expect(collection(page)).toHaveAccessibleDescription(new RegExp(`^${words.refused}\\. `))
      await expect(textOf(page)).toHaveCount(0)
    },
  )

  test(
    `The Indonesian entry leads from a topic to the chatbot, in ${language} @HELP-1 @HELP-10 @HELP-11`,
    IN_ALL,
    async ({ open, page }) => {
      await open('/complainNewPage', openEntry(DUE, words.lang))
      await choose(page, /0180$/, words)
      await expect(page.getByText('Terlambat 4 hari')).toBeVisible()
      await expect(page.getByRole('list').first().getByRole('link')).toHaveCount(4)
      await page.getByRole('link', { name: 'Pinjaman dan pencairan' }).click()
      await page.waitForURL(/\/intelligentCustomerService\?/)
      expect(addressOf(page)).toMatchObject({ orderNo: LATE, selectedIndex: '2', token: 'journey' })
    },
  )
}

test(
  'Of several loans that are chosen quickly the last one counts, and the old one stays until then @HELP-70',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complainPage', openEntry(DUE))
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/problem-init*', async (route) => {
      if (route.request().postData()?.includes(LATE)) await promise
      await route.continue()
    })
    const late = page.waitForResponse((response) => response.request().postData()?.includes(LATE) ?? false)
    await choose(page, /0180$/, WORDS.id)
    await expect(page.getByText('Pinjaman yang Anda pilih sedang dimuat.')).toBeVisible()
    await expect(page.getByText('Waktunya membayar')).toBeVisible()
    await choose(page, /0200$/, WORDS.id)
    await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
    answer()
    await (await late).finished()
    await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
    expect(addressOf(page)['orderNo']).toBe(PAID)
  },
)

test('A loan that cannot be loaded leaves the one before, and says so @HELP-70', IN_ALL, async ({ open, page }) => {
  await open('/complainPage', openEntry(DUE))
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  await page.route('**/problem-init*', (route) => route.fulfill({ status: 500, body: '' }))
  await choose(page, /0180$/, WORDS.id)
  await expect(page.getByText('Pinjaman lainnya belum bisa dimuat').first()).toBeVisible()
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  expect(addressOf(page)['orderNo']).toBe(DUE)
})

test('Without a loan in the address it is the overdue one, and later that of the last complaint @HELP-5 @HELP-76', async ({
  open,
  page,
}) => {
  await open('/complainPage', openEntry(undefined))
  await expect(page.getByText('Terlambat 4 hari')).toBeVisible()
  await choose(page, /0200$/, WORDS.id)
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Pembayaran' }).click()
  await expect(textOf(page)).toBeVisible()
  await open('/complainPage', openEntry(undefined))
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})

for (const [language, { lang, all, cancel }] of Object.entries(WORDS))
  test(
    `The loans to choose from begin at the chosen one, in sight, and can be left without choosing, in ${language} @HELP-3`,
    IN_ALL,
    async ({ open, page }) => {
      // More than fit on a screen, and the chosen one is the last.
      await page.route('**/problem-init*', async (route) => {
        const response = await route.fetch()
        const { data, ...envelope } = await response.json()
        const others = Array.from({ length: 9 }, (_, at) => ({ ...data.orderDetail, orderNo: `other-${at}` }))
        await route.fulfill({
          response,
          json: { ...envelope, data: { ...data, orderList: [...others, data.orderDetail] } },
        })
      })
      await open('/complainPage', openEntry(DUE, lang))
      for (const leave of [
        () => page.getByRole('dialog').getByRole('button', { name: cancel }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await page.getByRole('button', { name: all, exact: true }).click()
        const chosen = page.getByRole('radio', { name: /0174$/ })
        await expect(chosen).toBeChecked()
        await expect(chosen).toBeFocused()
        await expect(chosen).toBeInViewport({ ratio: 1 })
        // And not behind the buttons.
        const buttons = await page.getByRole('dialog').getByRole('button', { name: cancel }).boundingBox()
        const row = await chosen.locator('xpath=ancestor::label').boundingBox()
        if (!buttons || !row) throw new Error('The row or the buttons are not there')
        expect(row.y + row.height).toBeLessThanOrEqual(buttons.y)
        await page.getByRole('radio', { name: /er-0$/ }).focus()
        await leave()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(addressOf(page)['orderNo']).toBe(DUE)
      }
    },
  )

test(
  'A borrower without a loan, or with a stored one that is gone, is told so, with a phone to call @HELP-76',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complainPage', openEntry(DUE))
    await page.getByRole('link', { name: 'Pembayaran' }).click()
    await expect(textOf(page)).toBeVisible()
    await open('/complainPage', { scenario: 'orders-empty', search: { orderNo: undefined } })
    await expect(page.getByRole('heading', { name: 'Anda belum punya pinjaman' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
  },
)

test('Where no types arrive they can be read again @HELP-77', IN_ALL, async ({ open, page }) => {
  await page.route('**/problem-init*', async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = await response.json()
    await route.fulfill({ response, json: { ...envelope, data: { ...data, problemType: null } } })
  })
  await open('/complainPage', openEntry(DUE))
  await expect(page.getByText('Daftar masalahnya belum kami terima.')).toBeVisible()
  await page.unroute('**/problem-init*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(collection(page)).toBeVisible()
})

test('With a keyboard alone a complaint is begun, written and sent @HELP-79', async ({ open, page, calls }) => {
  const tabTo = async (name: string) => {
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const { activeElement: element } = document
        return element instanceof HTMLTextAreaElement ? 'textarea' : (element?.textContent ?? '')
      })
      if (focused === name) return
    }
    throw new Error(`${name} is not reached with Tab`)
  }
  await open('/complainPage', openEntry(DUE))
  await expect(collection(page)).toBeVisible()
  await tabTo('Penagihan')
  await page.keyboard.press('Enter')
  await expect(collection(page)).toHaveAttribute('aria-expanded', 'true')
  await tabTo('Menagih di luar jam yang wajar')
  await page.keyboard.press('Enter')
  await expect(textOf(page)).toBeVisible()
  await tabTo('textarea')
  await page.keyboard.insertText(STORY)
  await tabTo('Kirim')
  await page.keyboard.press('Enter')
  await expect(sentDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/complainPage\?/)
  await expect(send(page)).toHaveCount(0)
  expect(formsOf(calls, 'problem-save')).toMatchObject([
    { problemType: '1', problemSonType: '3', problemDetail: STORY },
  ])
})
