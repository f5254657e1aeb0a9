import { expect, test } from 'vitest'
import { otherSpelling } from './paths.ts'

test.each([
  ['/privacyPolicy/', '/privacyPolicy'],
  ['/PrivacyPolicy', '/privacyPolicy'],
  ['/aboutus//', '/aboutUs'],
  ['/user', '/User'],
  // Who asks for the page itself is at a server that answers each address with the same page.
  ['/privacyPolicy', '/privacyPolicy.html'],
  // There it ends, or such a server would be asked without end.
  ['/privacyPolicy.html', undefined],
  ['/', undefined],
  ['//', undefined],
  ['/constructor', undefined],
  ['/privacyPolicy/x', undefined],
])('At %s the site’s page is %s', (path, expected) => {
  expect(otherSpelling(path)).toBe(expected)
})
