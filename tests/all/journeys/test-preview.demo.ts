import { findViolations } from '../../setup/axe.ts'
import { expect, test } from '../../journeys/page.ts'

test('A tester edits the session, chooses a situation and a fault, and opens a screen @DEV-1', async ({ page }) => {
  await page.goto('/testPreview?token=1&zzz=kept')
  await page.getByLabel('gid').fill('662E41')
  await page.getByRole('textbox', { name: 'lang' }).fill('2')
  await page.getByRole('link', { name: 'Use this session' }).click()
  await expect(page).toHaveURL(/gid=662E41/)
  const jump = page.getByRole('link', { name: 'Loan details, hash address' })
  await expect(jump).toHaveAttribute('href', /\/\?.*gid=662E41.*zzz=kept|\/\?.*zzz=kept.*gid=662E41/)
  await jump.click()
  await expect(page.getByRole('heading', { name: 'Loan details' })).toBeVisible()
  await expect(page).toHaveURL(/#\/borrowDetail\//)

  await page.goto('/testPreview?token=1')
  await page.getByLabel('Situation').selectOption('order-180-extendable')
  await page.getByLabel('html-instead').check()
  await page.getByRole('link', { name: 'Open the screen' }).click()
  await expect(page.getByRole('heading', { name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Situation').selectOption('order-180-extendable')
  await page.getByRole('link', { name: 'Open the screen' }).click()
  await expect(page.getByRole('link', { name: 'Perpanjang' })).toBeVisible()
})

test('A tester sees violations, resets the server, plays a shell, tries the device @APP-18 @DEV-3 @DEV-4 @DEV-5', async ({
  page,
  context,
}) => {
  await page.goto('/loanDetails?token=1&productId=1001&orderId=723421968459640174&scenario=unknown-status')
  await expect(page.getByRole('link', { name: /Telepon/ })).toBeVisible()
  await page.goto('/testPreview?token=1&scenario=unknown-status')
  await expect(page.getByText('reply of getLoanDetails (on purpose)').first()).toBeVisible()
  await page.getByRole('button', { name: 'Reset the world' }).click()
  await expect(page.getByText('The ledger is empty')).toBeVisible()
  await expect(page.getByText('Rupya, Rp in Indonesia and ₹ in India')).toBeVisible()
  await expect(page.getByText('Jumlah pinjaman, Tenor, Bunga, Tanggal pembayaran')).toHaveAttribute('lang', 'id')
  await expect(page.getByText('Loan amount, Term, Interest rate, Repayment date')).toHaveAttribute('lang', 'en')

  await page.getByLabel('Shell').selectOption('ios-unimplemented')
  await page.getByRole('link', { name: 'Play this shell' }).click()
  await page.getByRole('button', { name: 'rate' }).click()
  await expect(page.getByText('rate null → unimplemented')).toBeVisible()

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.2, longitude: 106.8 })
  await page.getByLabel('Photo').setInputFiles({ name: 'ktp.png', mimeType: 'image/png', buffer: Buffer.alloc(2048) })
  await expect(page.getByText('ktp.png, image/png, 2 kB')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for the location' }).click()
  await expect(page.getByText('-6.2000, 106.8000')).toBeVisible()
  await page.getByLabel('Contact').fill('Sari')
})

test('axe finds nothing on the test page and on the check of the shell, light and dark', async ({ page }) => {
  const lookInBoth = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      // While a colour changes, its contrast is not the final one.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  await page.goto('/testPreview?token=1')
  await expect(page.getByText('order-110: Not approved')).toBeAttached()
  await lookInBoth()
  await page.goto('/testPreview?token=1&check=shell&shell=ios-wrong-case')
  await page.getByRole('button', { name: /Try \d+ things by itself/ }).click()
  await expect(page.getByText(/^2 right, 1 wrong/)).toBeVisible()
  await lookInBoth()
})
