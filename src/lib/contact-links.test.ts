import { expect, test } from 'vitest'
import { mailLink, phoneLink } from './contact-links.ts'

test.each([
  ['021-5095-0174', 'tel:02150950174'],
  ['+62 (21) 5095 0174', 'tel:+622150950174'],
  ['1800-300-0174', 'tel:18003000174'],
  ['112', 'tel:112'],
  // A plus inside is no part of a number.
  ['021+5095', 'tel:0215095'],
  // Codes that change the phone's settings lose their signs.
  ['*21*0811#', 'tel:210811'],
  ['021;ext=1?x=javascript:', 'tel:0211'],
  ['', undefined],
  ['call us', undefined],
  ['12', undefined],
  ['0811000000000000', undefined],
])('A phone is called by its digits alone: %j', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

test.each([
  ['bantuan@rupya.example', 'mailto:bantuan@rupya.example'],
  ['care.team+id_1@help.rupya-app.co.id', 'mailto:care.team%2Bid_1@help.rupya-app.co.id'],
])('A mail is opened to an address: %j', (address, link) => {
  expect(mailLink(address)).toBe(link)
})

test.each([
  '',
  'bantuan',
  '@rupya.example',
  'bantuan@localhost',
  'bantuan@rupya.example?bcc=thief@evil.example',
  'bantuan@rupya.example&body=x',
  'bantuan%3Fbcc=x@rupya.example',
  'bantuan@rupya.example,thief@evil.example',
  'bantuan@rupya.example;thief@evil.example',
  'bantuan@rupya.example\nBcc: thief@evil.example',
  'bantuan@rupya.example\r\n',
  'bantuan@rupya.example ',
  ' bantuan@rupya.example',
  'mailto:bantuan@rupya.example',
  'javascript:alert(1)//@rupya.example',
  '"a b"@rupya.example',
  'a..b@rupya.example',
  '.a@rupya.example',
  'a@b@rupya.example',
  'a@-rupya.example',
  'a@rupya..example',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'bantuan@ruруa.example',
  'bantuan\u202e@rupya.example',
  `${'a'.repeat(250)}@rupya.example`,
])('No mail is opened to what is no address: %j', (address) => {
  expect(mailLink(address)).toBeUndefined()
})
