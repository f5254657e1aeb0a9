import { expect, test } from 'vitest'
import { otherSpelling } from './paths.ts'

test.each([
  ['/privacyPolicy/', '/privacyPolicy'],
  ['/PrivacyPolicy', '/privacyPolicy'],
  ['/aboutus//', '/aboutUs'],
  ['/user', '/User'],
  // A request for the page's own path means that the server answers every path with the same page.
  ['/privacyPolicy', '/privacyPolicy.html'],
  // It stops here. Otherwise such a server would be asked again without end.
  ['/privacyPolicy.html', undefined],
  ['/', undefined],
  ['//', undefined],
  ['/constructor', undefined],
  ['/privacyPolicy/x', undefined],
])('At %s the site’s page is %s', (path, expected) => {
  expect(otherSpelling(path)).toBe(expected)
})
