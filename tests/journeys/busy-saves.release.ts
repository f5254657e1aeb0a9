import type { Locator, Page } from '@playwright/test'
import { BCA, BIND, field as cardField, fill, save } from './money/bind-card.ts'
import { expect, test } from './borrower.ts'
import { button as chatButton, CHAT, log, SARI, say } from './chat.ts'
import { accepted, apply, OFFER } from './money/loan-confirm.ts'
import { field, getCode, PHONE, SMS_CODE, submit, VISITOR, watchCodes } from './register.ts'
import { ABOUT, button as photoButton, FORM, photos, picker } from './upload.ts'
import { inAll } from '../setup/suite.ts'

interface Save {
  what: string
  operation: string
  /** A part of its address. */
  call: string
  at: [path: string, options: { scenario: string; search?: Record<string, string | undefined> }]
  /** Before the clock stops, which happens at the first tap. */
  prepare?: (page: Page, code: ReturnType<typeof watchCodes>) => Promise<unknown>
  send: (page: Page) => Promise<unknown>
  keeps: (page: Page) => Promise<unknown>
  /** Sends it again. */
  again: (page: Page) => Promise<unknown>
  done: (page: Page) => Locator
}

const SAVES: Save[] = [
  {
    what: 'A card',
    operation: 'saveBankInfo',
    call: '/save-bank-info',
    at: [BIND, { scenario: 'bind-card' }],
    prepare: (page) => fill(page, BCA),
    send: (page) => save(page).click(),
    keeps: async (page) => {
      await expect(cardField(page, 'bankCode')).toHaveValue(BCA.bankCode)
      await expect(cardField(page, 'bankNumber')).toHaveValue(/^5379\D*4120\D*9876\D*0126$/)
      await expect(cardField(page, 'holderName')).toHaveValue(BCA.holderName)
    },
    again: (page) => save(page).click(),
    done: (page) => page.getByText('Kartu tersimpan'),
  },
  {
    what: 'A registration',
    operation: 'registerUser',
    call: '/promotion/register',
    at: ['/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang: '1', market: 'id' } }],
    prepare: async (page, code) => {
      const letters = await code()
      await field(page, 'phone').fill(PHONE)
      await field(page, 'capcode').fill(letters)
      await getCode(page).click()
      await expect(field(page, 'smsCode')).toBeFocused()
      await field(page, 'smsCode').fill(SMS_CODE)
    },
    send: (page) => submit(page).click(),
    keeps: async (page) => {
      await expect(field(page, 'phone')).toHaveValue('139 1234 5678')
      await expect(field(page, 'capcode')).not.toHaveValue('')
      await expect(field(page, 'smsCode')).toHaveValue(SMS_CODE)
    },
    again: (page) => submit(page).click(),
    done: (page) => page.getByText('Anda sudah terdaftar'),
  },
  {
    what: 'A photo',
    operation: 'uploadProblemImage',
    call: '/upload-problem-img',
    at: [FORM, ABOUT],
    send: async (page) => picker(page).setInputFiles(await photos(page, 1)),
    keeps: (page) => expect(page.getByText('1 dari 9')).toBeVisible(),
    again: (page) => photoButton(page, 'retry', 1).click(),
    done: (page) => photoButton(page, 'see', 1),
  },
  {
    what: 'A message',
    operation: 'recordFaq',
    call: '/qa-record',
    at: [CHAT, { scenario: 'faq', search: { selectedIndex: '1' } }],
    send: (page) => say(page, SARI.typed),
    keeps: (page) => expect(log(page).getByText(SARI.typed)).toBeVisible(),
    again: (page) => chatButton(page, SARI.again).click(),
    done: (page) => log(page).getByText(SARI.reply),
  },
  {
    what: 'A loan',
    operation: 'pushLoan',
    call: '/loan-detail-push',
    at: [OFFER, { scenario: 'confirmation-several' }],
    send: (page) => apply(page).click(),
    keeps: (page) => expect(page.getByRole('checkbox')).toBeChecked(),
    again: (page) => apply(page).click(),
    done: (page) => accepted(page),
  },
]

for (const [index, { what, operation, call, at, prepare, send, keeps, again, done }] of SAVES.entries())
  test(
    `${what} that a busy server turned away is kept, with the time to wait, and is sent by another tap (${operation}) @RULE-32`,
    inAll(index),
    async ({ open, page, calls }) => {
      const sent = () => calls.filter((each) => each.url().includes(call))
      await page.clock.install()
      const code = watchCodes(page)
      const [path, { scenario, search }] = at
      await open(path, { scenario: `${scenario},busy-once:${operation}`, ...(search && { search }) })
      await prepare?.(page, code)
      await page.clock.pauseAt(Date.now() + 10_000)
      await send(page)
      const busy = page.getByRole('main').getByText('Layanan kami sedang sibuk. Coba lagi dalam 2 detik.')
      await expect(busy.first()).toBeVisible()
      await keeps(page)
      // Pending requests would time out on this clock.
      await page.waitForLoadState('networkidle')
      // Longer than the server's wait: it is not sent again automatically.
      await page.clock.runFor(30_000)
      await keeps(page)
      expect(sent()).toHaveLength(1)
      await again(page)
      await expect(done(page)).toBeVisible()
      expect(sent()).toHaveLength(2)
    },
  )
