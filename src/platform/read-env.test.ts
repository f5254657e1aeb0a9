import { expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

test('Settings that are not given have their defaults', () => {
  expect(readEnv({})).toMatchObject({ apiBase: '/gateway', theme: { background: '#006FD4' } })
})

test('Wrong settings are all named, with the reason', () => {
  expect(() => readEnv({ VITE_API_BASE: 'gateway', VITE_THEME_BACKGROUND: 'blue' })).toThrow(
    /VITE_API_BASE must be a path.*\n.*VITE_THEME_BACKGROUND must be a colour/,
  )
})

test.each(['gateway', '/gateway/', '//evil.example', 'https://api.example', '/', '/a b'])(
  'The API cannot be at %s',
  (base) => {
    expect(() => readEnv({ VITE_API_BASE: base })).toThrow(/VITE_API_BASE/)
  },
)

test.each(['javascript:1', 'data:text/html,x', 'host'])('The lender’s pages cannot be at %s', (base) => {
  expect(() => readEnv({ VITE_H5_BASE: base })).toThrow(/VITE_H5_BASE/)
})

test('Nobody is sent anywhere to pay unless a setting says so', () => {
  expect(readEnv({}).paymentOrigins).toEqual([])
  expect(readEnv({ VITE_PAYMENT_ORIGINS: ' ' }).paymentOrigins).toEqual([])
  expect(readEnv({ VITE_PAYMENT_ORIGINS: 'https://pay.example  http://localhost:4020' }).paymentOrigins).toEqual([
    'https://pay.example',
    'http://localhost:4020',
  ])
})

test.each([
  'pay.example',
  'https://pay.example/',
  'https://pay.example/path',
  'https://PAY.example',
  'https://a@pay.example',
  'https://*.pay.example',
  'https://pay.example,https://other.example',
  'http://pay.example',
  'http://localhost.evil.example',
  'javascript:1',
  '*',
  'null',
  'https://pay.example *',
])('A payment cannot go to %s', (origin) => {
  expect(() => readEnv({ VITE_PAYMENT_ORIGINS: origin })).toThrow(/VITE_PAYMENT_ORIGINS.* must be an origin/)
})
