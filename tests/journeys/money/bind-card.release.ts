import { BCA, BIND, bound, BRI, field, fill, save } from './bind-card.ts'
import { expect, test } from '../borrower.ts'
import { ANSWER_FAULTS } from '../answer-faults.ts'
import { watchToasts } from '../toasts.ts'
import { hold } from '../hold.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { comeOnline, goOffline } from '../online.ts'
import { expectRoomBelowRing } from '../ring.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

for (const [index, { scenario, card, phone, words }] of [
  {
    scenario: 'bind-card',
    card: BCA,
    phone: '081290014417',
    words: { title: 'Tambah kartu bank', save: 'Simpan kartu', done: 'Kartu tersimpan' },
  },
  {
    scenario: 'bind-card-in',
    card: { bankCode: 'HDFC', bankNumber: '4315816620170377', holderName: 'Arjun Mehta' },
    phone: '+919820018820',
    words: { title: 'Add a bank card', save: 'Save the card', done: 'Card saved' },
  },
].entries())
  test(
    `Borrower binds a card (${scenario}) and is back at the cards with what the address carried @REPAY-25`,
    inAll(index),
    async ({ open, page, calls }) => {
      await open(BIND, { scenario, search: { couponId: 'c-7', couponMoney: '5000', from: undefined } })
      await expect(page).toHaveTitle(words.title)
      await expect(field(page, 'phone')).toHaveValue(phone)
      await fill(page, card)
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.done)).toBeVisible()
      await expect(page).toHaveURL(/\/payway\?/)
      const { searchParams } = new URL(page.url())
      expect(Object.fromEntries(searchParams)).toMatchObject({ couponId: 'c-7', couponMoney: '5000', token: 'journey' })
      // The added card, which the payment then chooses.
      expect(searchParams.get('card')).toMatch(/^912340000000010\d{3}$/)
      expect(searchParams.get('withholdingAmount')).toMatch(/^(109000000|725000)$/)
      expect(bound(calls)).toEqual([{ ...card, phone }])
    },
  )

test(
  'Who came from the cards is back there and sees the new one; Back does not lead to the form again @REPAY-25',
  IN_ALL,
  async ({ open, page }) => {
    await open('/payway', { scenario: 'cards-none', search: { from: 'repaymentDelay' } })
    await page.getByRole('link', { name: 'Tambah kartu' }).click()
    await fill(page, BCA)
    await save(page).click()
    await expect(page.getByText('Kartu tersimpan')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'BCA •••• 0126' })).toBeVisible()
    // The earlier address, with the added card.
    await expect(page).toHaveURL(/\/payway\?.*card=912340000000010\d{3}/)
    expect(new URL(page.url()).searchParams.get('from')).toBe('repaymentDelay')
    await expect(page.getByRole('radio', { name: 'BCA •••• 0126' })).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  },
)

test('Each market offers the banks that the contract names for it', IN_ALL, async ({ open, page }) => {
  const offered = () => field(page, 'bankCode').locator('option').allInnerTexts()
  await open(BIND, { scenario: 'bind-card' })
  await expect(save(page)).toBeVisible()
  expect(await offered()).toEqual(['Pilih bank', 'BCA', 'BRI', 'Mandiri'])
  await open(BIND, { scenario: 'bind-card-in' })
  await expect(page).toHaveTitle('Add a bank card')
  expect(await offered()).toEqual(['Choose a bank', 'HDFC', 'ICICI'])
})

test('The number stays in groups of four while it is typed, corrected in its middle, and pasted @APP-51', async ({
  open,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(BIND, { scenario: 'bind-card' })
  const number = field(page, 'bankNumber')
  const caret = () => number.evaluate((input: HTMLInputElement) => input.selectionStart)
  await number.pressSequentially('53794120x98760126')
  await expect(number).toHaveValue('5379 4120 9876 0126')
  for (let step = 0; step < 11; step += 1) await page.keyboard.press('ArrowLeft')
  expect(await caret()).toBe(8)
  await page.keyboard.type('7')
  await expect(number).toHaveValue('5379 4127 0987 6012 6')
  expect(await caret()).toBe(9)
  await page.keyboard.press('Backspace')
  await expect(number).toHaveValue('5379 4120 9876 0126')
  expect(await caret()).toBe(8)
  // A space is not a digit, so Backspace there deletes the digit before it.
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5))
  await page.keyboard.press('Backspace')
  await expect(number).toHaveValue('5374 1209 8760 126')
  expect(await caret()).toBe(3)

  await page.evaluate(() => navigator.clipboard.writeText(' 5221-8411.2053 0743 '))
  await number.selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(number).toHaveValue('5221 8411 2053 0743')
})

test('What is missing is said at its field, the first has the focus, nothing is sent, and typing takes it back', async ({
  open,
  page,
  calls,
}) => {
  await open(BIND, { scenario: 'bind-card', search: { mobilePhone: undefined } })
  await save(page).click()
  await expect(field(page, 'bankCode')).toBeFocused()
  for (const [name, words] of Object.entries({
    bankCode: 'Pilih bank penerbit kartu Anda',
    bankNumber: 'Isi nomor kartu, 6 sampai 20 angka',
    holderName: 'Isi nama pemilik kartu, paling banyak 60 huruf',
    phone: 'Isi nomor ponsel, 8 sampai 16 angka',
  }))
    await expect(field(page, name)).toHaveAccessibleDescription(words)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectRoomBelowRing(field(page, 'bankCode'), page.getByText('Pilih bank penerbit kartu Anda'))
  await fill(page, { ...BCA, bankNumber: '12345' })
  await field(page, 'phone').fill('0812 9001-4417')
  await save(page).click()
  await expect(field(page, 'bankNumber')).toBeFocused()
  await expect(page.locator('[aria-invalid]')).toHaveCount(1)
  expect(bound(calls)).toEqual([])
  await field(page, 'bankNumber').fill(BCA.bankNumber)
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await save(page).click()
  await expect(page).toHaveURL(/\/payway\?/)
  expect(bound(calls)).toEqual([{ ...BCA, phone: '081290014417' }])
})

test(
  'What is wrong in the field that has the focus announces itself, at each Enter again',
  IN_ALL,
  async ({ open, page }) => {
    const toasts = await watchToasts(page)
    await open(BIND, { scenario: 'bind-card' })
    await fill(page, { ...BCA, bankNumber: '123' })
    await field(page, 'bankNumber').press('Enter')
    const said = page.getByRole('alert')
    await expect(said).toHaveText(/^Isi nomor kartu/)
    // An element that stays would be announced only once.
    await said.evaluate((element) => element.setAttribute('data-read', ''))
    await field(page, 'bankNumber').press('Enter')
    await expect(said).not.toHaveAttribute('data-read')
    // When the focus moves from the button to the field, the field is read.
    await save(page).click()
    await expect(field(page, 'bankNumber')).toBeFocused()
    await expect(said).toHaveCount(0)
    expect(await toasts()).toEqual([])
  },
)

test(
  'A card that is bound already is said at its number, with the way to the cards',
  IN_ALL,
  async ({ open, page }) => {
    const toasts = await watchToasts(page)
    await open(BIND, { scenario: 'bind-card' })
    await fill(page, { ...BCA, bankNumber: '5379412098764417' })
    await field(page, 'bankNumber').press('Enter')
    await expect(field(page, 'bankNumber')).toHaveAccessibleDescription('Kartu ini sudah terdaftar.')
    await expect(field(page, 'bankNumber')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(field(page, 'holderName')).toHaveValue(BCA.holderName)
    await expect.poll(toasts).toEqual(['Kartu ini sudah terdaftar.'])
    await page.getByRole('button', { name: 'Lihat kartu saya' }).click()
    await expect(page).toHaveURL(/\/payway\?/)
  },
)

test('Ten taps and Enter send one card', async ({ open, page, calls }) => {
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BCA)
  const answer = await hold(page, '**/save-bank-info*')
  await tapTenTimes(save(page))
  await field(page, 'holderName').press('Enter')
  answer()
  await expect(page).toHaveURL(/\/payway\?/)
  expect(bound(calls)).toHaveLength(1)
})

test('Offline at the tap: said at once, nothing is sent later, nothing typed is lost, and a tap sends it @REPAY-19', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BCA)
  await goOffline(page)
  await save(page).click()
  // The toast says less.
  await expect(page.getByRole('alert')).toHaveText(/^Belum ada yang terkirim karena ponsel Anda sedang offline/)
  await expect.poll(toasts).toEqual(['Terjadi kesalahan'])
  await comeOnline(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(field(page, 'bankNumber')).toHaveValue('5379 4120 9876 0126')
  expect(bound(calls)).toHaveLength(1)
  await save(page).click()
  await expect(page).toHaveURL(/\/payway\?/)
  expect(bound(calls)).toHaveLength(2)
})

for (const [index, fault] of ANSWER_FAULTS.entries())
  test(
    `A card that is sent with ${fault} keeps its form, is said, and can be sent again`,
    inAll(index),
    async ({ open, page, become }) => {
      await open(BIND, { scenario: `bind-card,${fault}` })
      await fill(page, BCA)
      await save(page).click()
      await expect(
        page.getByText(/Kami belum tahu apakah kartu ini|Kembali ke aplikasi dan masuk lagi/).last(),
      ).toBeVisible()
      await expect(save(page)).toHaveAttribute('aria-busy', 'false')
      await become('bind-card')
      await save(page).click()
      await expect(page).toHaveURL(/\/payway\?/)
    },
  )

test(
  'Who leaves the form and comes back finds what was typed, without the number; another borrower does not',
  IN_ALL,
  async ({ open, page }) => {
    await open(BIND, { scenario: 'bind-card' })
    await fill(page, BCA)
    await page.getByRole('button', { name: 'Lihat kartu saya' }).click()
    await expect(page.getByRole('button', { name: /^Bayar Rp/ })).toBeVisible()
    const comeBack = (userId: string) =>
      page.evaluate((next) => {
        const { search } = window.location
        window.location.hash = `#/addnormalcard${next ? search.replace(/userId=\w+/, `userId=${next}`) : search}`
      }, userId)
    await comeBack('')
    await expect(field(page, 'holderName')).toHaveValue(BCA.holderName)
    await expect(field(page, 'bankCode')).toHaveValue(BCA.bankCode)
    await expect(field(page, 'bankNumber')).toHaveValue('')
    await page.reload()
    await expect(field(page, 'holderName')).toHaveValue(BCA.holderName)
    await expect(field(page, 'bankNumber')).toHaveValue('')
    await page.getByRole('button', { name: 'Lihat kartu saya' }).click()
    await expect(page.getByRole('button', { name: /^Bayar Rp/ })).toBeVisible()
    await comeBack('another')
    await expect(save(page)).toBeVisible()
    await expect(field(page, 'bankNumber')).toHaveValue('')
    await expect(field(page, 'holderName')).toHaveValue('')
  },
)

test('A card’s number is nowhere but in its field and in the call @RULE-66', async ({ open, page, calls }) => {
  const seen: string[] = []
  page.on('console', (message) => seen.push(message.text()))
  await open(BIND, { scenario: 'bind-card,server-error' })
  await fill(page, BRI)
  await save(page).click()
  await expect(page.getByText(/^Kami belum tahu apakah kartu ini tersimpan/)).toBeVisible()
  seen.push(page.url(), await page.title(), JSON.stringify(await page.context().storageState()))
  seen.push(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
  for (const call of calls) seen.push(call.url())
  expect(seen.join('\n')).toContain('save-bank-info')
  expect(seen.join('\n').replaceAll(' ', '')).not.toContain(BRI.bankNumber)
})

test(
  'A form that can only be refused again is not sent again until something in it is changed @REPAY-25',
  IN_ALL,
  async ({ open, page, calls, become }) => {
    await open(BIND, { scenario: 'bind-card,refuse:saveBankInfo:invalidRequest' })
    await fill(page, BCA)
    await save(page).click()
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
    let said = ''
    await expect.poll(async () => (said = await page.locator('[aria-live=polite]').innerText())).not.toBe('')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(save(page)).toHaveAccessibleDescription(
      `${said} Periksa dan ubah isiannya, lalu simpan lagi. Tidak ada uang yang berpindah.`,
    )
    // Playwright waits for a disabled button; people tap it.
    await save(page).click({ force: true })
    await expect(page.locator('[aria-live=polite]')).toHaveText(said)
    expect(bound(calls)).toHaveLength(1)
    await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
    await become('bind-card')
    await field(page, 'holderName').fill('Sari W')
    await expect(save(page)).toHaveAttribute('aria-disabled', 'false')
    await save(page).click()
    await expect(page).toHaveURL(/\/payway\?/)
    expect(bound(calls)).toHaveLength(2)
  },
)

test(
  'Being offline is said beside the button, from the moment it begins until it ends @REPAY-72',
  IN_ALL,
  async ({ open, page }) => {
    await open(BIND, { scenario: 'bind-card' })
    await expect(save(page)).toBeVisible()
    const note = page.getByRole('status').filter({ hasText: 'Anda sedang offline.' })
    await goOffline(page)
    await expect(note).toBeVisible()
    await comeOnline(page)
    await expect(note).toHaveCount(0)
  },
)
