import { expect, test } from 'vitest'
import { mailLink } from './mail-link.ts'

test.each([
  ['bantuan@rupya.example', 'mailto:bantuan@rupya.example'],
  ['care.team+id_1@help.rupya-app.co.id', 'mailto:care.team%2Bid_1@help.rupya-app.co.id'],
])('A mail is opened to an address: %j', (address, link) => {
  expect(mailLink(address)).toBe(link)
})

test.each(
  [
    ['', '@rupya.example', 'bantuan@localhost', 'bantuan@rupya.example?bcc=thief@evil.example'],
    ['bantuan%3Fbcc=x@rupya.example', 'bantuan@rupya.example,thief@evil.example'],
    ['bantuan@rupya.example\nBcc: thief@evil.example', 'bantuan@rupya.example ', 'mailto:bantuan@rupya.example'],
    ['javascript:alert(1)//@rupya.example', '"a b"@rupya.example', 'a..b@rupya.example', 'a@b@rupya.example'],
    ['a@-rupya.example', 'a@[127.0.0.1]', 'bantuan@ruруa.example', 'bantuan\u202e@rupya.example'],
    [`${'a'.repeat(250)}@rupya.example`],
  ].flat(),
)('No mail is opened to what is no address: %j @HELP-55 @HELP-93', (address) => {
  expect(mailLink(address)).toBeUndefined()
})
