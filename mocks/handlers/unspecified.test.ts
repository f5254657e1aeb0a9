import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'

const BRI = { bankCode: 'BRI', bankNumber: '5221841120530743', holderName: 'Sari Wulandari', phone: '081290014417' }
const BCA = { ...BRI, bankCode: 'BCA', bankNumber: '5379412098760126' }
const smsCode = '123456'
const wrong = { code: 800006 }
const sent = { data: { needValid: '1', card: null } }
const bound = { data: { needValid: '0', card: { cardNo: BRI.bankNumber } } }

test('A code binds the card that it was sent for, to the phone that it was sent to, and no other', async () => {
  const world = await createWorld()
  const bind = (card: Record<string, string>) => ask(world, 'saveBankInfo', card)
  expect(await bind({ ...BRI, smsCode })).toMatchObject(wrong)
  expect(await bind({ ...BCA, smsCode })).toMatchObject(wrong)
  expect(await bind(BRI)).toMatchObject(sent)
  expect(await bind({ ...BRI, bankNumber: '5221841120530750', smsCode })).toMatchObject(wrong)
  expect(await bind({ ...BRI, phone: '081290014418', smsCode })).toMatchObject(wrong)
  expect(await bind({ ...BRI, smsCode: '654321' })).toMatchObject(wrong)
  expect(await bind({ ...BRI, smsCode })).toMatchObject(bound)
})
