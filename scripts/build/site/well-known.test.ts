import { expect, test } from 'vitest'
import { readEnv } from '../../../src/platform/read-env.ts'
import { wellKnownFiles } from './well-known.ts'

const PRINT = Array.from({ length: 32 }, () => '0f').join(':')

test('The release vouches for the native apps of its settings, and else for none', () => {
  expect(wellKnownFiles(readEnv({}).nativeApps)).toEqual({})
  const { nativeApps } = readEnv({
    VITE_ANDROID_PACKAGE: 'com.lender.app',
    VITE_ANDROID_FINGERPRINTS: PRINT,
    VITE_IOS_APP: 'A1B2C3D4E5.com.lender.app',
  })
  const { 'assetlinks.json': android, 'apple-app-site-association': ios } = wellKnownFiles(nativeApps)
  expect(android).toMatchObject([
    { target: { package_name: 'com.lender.app', sha256_cert_fingerprints: [PRINT.toUpperCase()] } },
  ])
  expect(ios).toMatchObject({ applinks: { details: [{ appIDs: ['A1B2C3D4E5.com.lender.app'] }] } })
})

test.each([
  [{ VITE_ANDROID_PACKAGE: 'com.lender.app' }, 'needed both, or none'],
  [{ VITE_ANDROID_PACKAGE: 'app', VITE_ANDROID_FINGERPRINTS: PRINT }, 'it must be the name of a package'],
  [{ VITE_ANDROID_PACKAGE: 'com.lender.app', VITE_ANDROID_FINGERPRINTS: 'AB:CD' }, '32 bytes in hex'],
  [{ VITE_IOS_APP: 'com.lender.app' }, 'the id of the team'],
])('Settings that vouch for nobody are told: %j', (values, why) => {
  expect(() => readEnv(values)).toThrow(why)
})
