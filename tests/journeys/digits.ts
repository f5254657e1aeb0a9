import type { Page } from '@playwright/test'
import { BIND, BRI, field as bindField, fill } from './money/bind-card.ts'
import type { OpenOptions } from './borrower.ts'
import { CODE as CARD_CODE } from './money/payway.ts'
import { VISITOR } from './register.ts'

type Open = (path: string, options?: OpenOptions) => Promise<void>

/** A text put into a field, and the field's value afterwards; undefined if it is refused and the field does not change. */
type Row = [text: string, value: string | undefined]

interface Kind {
  pasted: Row[]
  typed: Row[]
  /** Filled in by the phone, without an event that says so. */
  filledIn: Row[]
  /** Composed by a keyboard. */
  composed: Row[]
  /** The beginning of a number: a refused text must not change it. */
  begun: string
}

const SIX: Row[] = [
  ['123456', '123456'],
  ['१२३४५६', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３４５６', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['\u202a123\u2011456\u202c', '123456'],
  ['1\u200b2\ufeff3\u00a04\u20665\u20696', '123456'],
]

const CODE: Kind = {
  pasted: [
    ...SIX.slice(0, -1),
    ['G-123456', '123456'],
    ['Your code is 123456. It ends in 10 minutes', '123456'],
    ['Kode 123456 untuk membayar Rp1.250.000.\nBantuan: +62 812-3456-7890', '123456'],
    ['123456 is your code.\n\n@rupya.example #123456', '123456'],
    ['12345', undefined],
    ['1234567', undefined],
    ['123456 654321', undefined],
    ['Rp1.250.000', undefined],
    ['+62 812-3456-7890', undefined],
    ['Halo', undefined],
  ],
  typed: [...SIX, ['1234567', '123456'], ['12 34a5', '12345']],
  filledIn: [...SIX.slice(0, -1), ['Kode 123456, 10 menit', '123456'], ['999', '999'], ['123456 654321', undefined]],
  composed: [
    ['१२३४५६', '123456'],
    ['1234567', '123456'],
    ['Rp109000', ''],
    ['bayar 250000 kode 123456', ''],
    ['Kode: 123456', '123456'],
  ],
  begun: '99',
}

const CARD = '5221 8411 2053 0743'
const CARD_NUMBER: Kind = {
  pasted: [
    ['5221841120530743', CARD],
    [' 5221-8411.2053 0743 ', CARD],
    ['५२२१ ८४११ २०५३ ०७४३', CARD],
    ['５２２１８４１１２０５３０７４３', CARD],
    ['\u202a5221\u20118411\u22122053\u00a00743\u202c', CARD],
    ['Kartu: 5221 8411 2053 0743', CARD],
    ['5221 8411 2053 0743 123', undefined],
    ['5221 8411 2053 0743 12/28', undefined],
    ['5221841120530743\n5379412098760126', undefined],
    ['1'.repeat(21), undefined],
    ['Halo', undefined],
  ],
  typed: [
    ['5221841120530743', CARD],
    ['५२२१८४११२०५३०७४३', CARD],
    ['5221-8411 2053x0743', CARD],
  ],
  filledIn: [
    ['5221841120530743', CARD],
    ['５２２１ ８４１１ ２０５３ ０７４３', CARD],
    ['5221841120530743 12/28', undefined],
  ],
  composed: [
    ['५२२१८४११२', '5221 8411 2'],
    [CARD, CARD],
    [`${CARD} 12/28`, ''],
  ],
  begun: '1234',
}

const PHONE: Kind = {
  pasted: [
    ['+62 812‑3456‑7890', '+6281234567890'],
    ['\u202a+62 812-3456-7890\u202c', '+6281234567890'],
    ['+६२ ८१२ ३४५६ ७८९०', '+6281234567890'],
    ['(0812) 3456.7890', '081234567890'],
    ['＋９１ ９８２００ １８８２０', '+919820018820'],
    ['WA: 0812–3456–7890', '081234567890'],
    ['0812 3456 7890 / 0856 7890 1234', undefined],
    ['1'.repeat(17), undefined],
    ['Halo', undefined],
  ],
  typed: [
    ['+62 812-3456-7890', '+6281234567890'],
    ['०८१२३४५६७८९०', '081234567890'],
    ['0812\u20113456\u20117890', '081234567890'],
  ],
  filledIn: [
    ['+62 812-3456-7890', '+6281234567890'],
    ['08123456789012345', undefined],
  ],
  composed: [['०८१२', '0812']],
  begun: '+62',
}

const MOBILE_NUMBER = '139 1234 5678'
const MOBILE: Kind = {
  pasted: [
    ['13912345678', MOBILE_NUMBER],
    ['+86 139 1234 5678', MOBILE_NUMBER],
    ['0086-139-1234-5678', MOBILE_NUMBER],
    ['\u202a+86 139\u20111234\u20115678\u202c', MOBILE_NUMBER],
    ['१३९ १२३४ ५६७८', MOBILE_NUMBER],
    ['１３９１２３４５６７８', MOBILE_NUMBER],
    ['HP (139) 1234-5678', MOBILE_NUMBER],
    ['+62 812 3456 7890', undefined],
    ['139 1234 5678 9', undefined],
    ['13912345678\n13800138000', undefined],
    ['Halo', undefined],
  ],
  typed: [
    ['13912345678', MOBILE_NUMBER],
    ['139123456789', MOBILE_NUMBER],
    ['+86 139 1234 5678', MOBILE_NUMBER],
    ['१३९१२३४५६७८', MOBILE_NUMBER],
  ],
  filledIn: [
    ['+8613912345678', MOBILE_NUMBER],
    ['139-1234-5678', MOBILE_NUMBER],
    ['+6281234567890', undefined],
  ],
  composed: [
    ['१३९१२३४', '139 1234'],
    ['139123456789', MOBILE_NUMBER],
  ],
  begun: '13',
}

interface DigitsField {
  name: string
  kind: Kind
  show: (open: Open, page: Page, lang: string) => Promise<void>
  find: (page: Page) => ReturnType<Page['locator']>
}

const bind = (name: string, kind: Kind): DigitsField => ({
  name: `${name} of a card to bind`,
  kind,
  show: async (open, page, lang) => {
    await open(BIND, { scenario: 'bind-card', search: { lang } })
    if (name !== 'smsCode') return
    await fill(page, BRI)
    await page.locator('[type=submit]').click()
    // Nothing can be typed while the card is being saved.
    await bindField(page, name).waitFor()
  },
  find: (page) => bindField(page, name),
})

const register = (name: string, kind: Kind): DigitsField => ({
  name: `${name} of the registration`,
  kind,
  show: (open, _page, lang) => open('/registerTemplate', { scenario: 'register', search: { ...VISITOR, lang } }),
  find: (page) => page.locator(`[name=${name}]`),
})

/** Every field for digits. */
export const DIGITS_FIELDS: DigitsField[] = [
  bind('bankNumber', CARD_NUMBER),
  bind('phone', PHONE),
  bind('smsCode', CODE),
  register('phone', MOBILE),
  register('smsCode', CODE),
  {
    name: 'code of a card payment',
    kind: CODE,
    show: async (open, page, lang) => {
      await open('/payway', { ...CARD_CODE, search: { lang } })
      await page.getByRole('radio', { name: /4417$/ }).check()
      await page.getByRole('button', { name: /^(Bayar|Pay) Rp/ }).click()
    },
    find: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
]
