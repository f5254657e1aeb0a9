import type { Page, Request } from '@playwright/test'
import { bodies } from '../on-page.ts'

export const BIND = '/#/addnormalcard'
/** A bank that binds at once. */
export const BCA = { bankCode: 'BCA', bankNumber: '5379412098760126', holderName: 'Sari Wulandari' }
/** A bank that requires a code. */
export const BRI = { bankCode: 'BRI', bankNumber: '5221841120530743', holderName: 'Sari Wulandari' }

export const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
export const save = (page: Page) => page.getByRole('button', { name: 'Simpan kartu' })

export async function fill(page: Page, { bankCode, bankNumber, holderName }: typeof BCA) {
  await field(page, 'bankCode').selectOption(bankCode)
  await field(page, 'bankNumber').fill(bankNumber)
  await field(page, 'holderName').fill(holderName)
}

/** The forms of the calls that bind a card. */
export const bound = (calls: Request[]) => bodies(calls, 'save-bank-info')
