import { expect, type Page } from '@playwright/test'

/** A visitor from an advertisement has no session. */
export const VISITOR = { token: undefined }
export const PHONE = '13912345678'
export const KNOWN_PHONE = '13800138000'
export const SMS_CODE = '246810'

export const field = (page: Page, name: 'phone' | 'capcode' | 'smsCode') => page.locator(`[name=${name}]`)
export const getCode = (page: Page) => page.getByRole('button', { name: /^(Minta kode|get code)/ })
export const submit = (page: Page) => page.locator('[type=submit]')
export const picture = (page: Page) => page.getByRole('button', { name: /(Gambar baru|New picture)\W*$/ })

/** Reads each graphic code on the page. The returned function resolves to the latest code and the number of codes. */
export function watchCodes(page: Page) {
  const codes: Promise<string>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('get-captcha')) return
    const read = (svg: string) => [...svg.matchAll(/>(\w)<\/text>/g)].map(([, letter]) => letter).join('')
    // The replies of a page are lost when it is left.
    codes.push(response.text().then(read, () => ''))
  })
  return async (nth = 1) => {
    await expect.poll(() => codes.length).toBe(nth)
    await picture(page).getByRole('img').waitFor()
    return (await codes[nth - 1]) ?? ''
  }
}

/** The forms of the calls to an address. */
export const sentTo = (address: string, calls: { url: () => string; postData: () => string | null }[]) =>
  calls
    .filter((call) => call.url().includes(`/promotion/${address}?`) || call.url().endsWith(`/promotion/${address}`))
    .map((call) => Object.fromEntries(new URLSearchParams(call.postData() ?? '')))
