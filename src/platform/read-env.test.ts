import { expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

test('Settings that are not given have their defaults', () => {
  expect(readEnv({})).toMatchObject({ apiBase: '/gateway', theme: { background: '#006FD4' } })
})

test('Wrong settings are all named, with the reason', () => {
  expect(() => readEnv({ VITE_API_BASE: 'gateway', VITE_THEME_BACKGROUND: 'blue' })).toThrow(
    /VITE_API_BASE must start with.*\n.*VITE_THEME_BACKGROUND must be a colour/,
  )
})
