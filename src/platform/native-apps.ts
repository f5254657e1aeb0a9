import { blankSeparated, optional, type Setting } from './setting.ts'

/** The lender's native apps, for which the release vouches below `/.well-known/`. */
export const nativeAppSettings = {
  /** The package of the Android app. Its fingerprints are needed too. */
  VITE_ANDROID_PACKAGE: optional('com.lender.app', (value) =>
    /^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/.test(value) ? undefined : 'it must be the name of a package',
  ),
  /** SHA-256 fingerprints of the certificates that sign it. */
  VITE_ANDROID_FINGERPRINTS: optional(Array.from({ length: 32 }, () => 'AB').join(':'), (value) =>
    blankSeparated(value).every((one) => /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/i.test(one))
      ? undefined
      : 'each must be 32 bytes in hex, with colons',
  ),
  /** The team and the bundle of the iOS app. */
  VITE_IOS_APP: optional('A1B2C3D4E5.com.lender.app', (value) =>
    /^[A-Z0-9]{10}(\.[\w-]+)+$/.test(value)
      ? undefined
      : 'it must be the id of the team, a dot, and the id of the bundle',
  ),
} satisfies Record<string, Setting>

export interface NativeApps {
  android: { package: string; fingerprints: string[] } | undefined
  ios: string | undefined
}

export function readNativeApps(valueOf: (name: keyof typeof nativeAppSettings) => string): NativeApps {
  const name = valueOf('VITE_ANDROID_PACKAGE')
  const fingerprints = blankSeparated(valueOf('VITE_ANDROID_FINGERPRINTS')).map((one) => one.toUpperCase())
  return {
    android: name && fingerprints.length > 0 ? { package: name, fingerprints } : undefined,
    ios: valueOf('VITE_IOS_APP') || undefined,
  }
}

/** One of the two Android settings without the other says nothing. */
export function nativeAppProblems(values: Record<string, string | undefined>): string[] {
  const [name, prints] = [values['VITE_ANDROID_PACKAGE'], values['VITE_ANDROID_FINGERPRINTS']]
  return Boolean(name) === Boolean(prints)
    ? []
    : ['VITE_ANDROID_PACKAGE and VITE_ANDROID_FINGERPRINTS are needed both, or none.']
}
