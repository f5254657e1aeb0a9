import { expect, test } from './person.ts'

test('A visitor registers with the codes of picture and SMS, and is led to the app @APP-71', async ({ phone }) => {
  await phone.open('/registerTemplate', {
    scenario: 'register',
    search: { token: undefined, id: '91', market: 'in', lang: '2' },
  })
  await phone.hasTitle('Rupya Personal, up to ₹80,000')
  await phone.write('Mobile number', '13912345678')
  expect(await phone.value('Mobile number')).toBe('139 1234 5678')
  await phone.write('Graphic code', await phone.readCaptcha())
  await phone.tap('button', 'get code')
  await phone.sees('The code was sent to 139 1234 5678')
  // The code field has the focus.
  await phone.page.type('246810')
  await phone.tap('button', 'Register now')
  await phone.meets('heading', 'You are registered')
  await phone.page.reload()
  await phone.meets('heading', 'You are registered')
  await phone.tap('button', 'Download Rupya')
  await phone.sees('products.rupya.example')
})
