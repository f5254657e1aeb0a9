import { expect, test } from 'vitest'
import { addressAt } from './address-at.ts'

test.each([
  ['/rupya/demo/', '/', '/rupya/demo/'],
  ['/rupya/demo/', '/?lang=2#en-loan', '/rupya/demo/?lang=2#en-loan'],
  ['/rupya/demo/', '/?token=1#/borrowDetail/?orderId=1', '/rupya/demo/?token=1#/borrowDetail/?orderId=1'],
  ['/rupya/demo/', '/aboutUs?lang=1', '/rupya/demo/aboutUs/?lang=1'],
  ['/rupya/demo/', '/order/?a=/b.c', '/rupya/demo/order/?a=/b.c'],
  ['../', '/privacyPolicy#only-id', '../privacyPolicy/#only-id'],
  ['../', '/assets/index-a1.js', '../assets/index-a1.js'],
  ['/', '/loanDetails?token=1', '/loanDetails/?token=1'],
])('Where the site lies below %s, %s is %s', (base, address, there) => {
  expect(addressAt(base, address)).toBe(there)
})
