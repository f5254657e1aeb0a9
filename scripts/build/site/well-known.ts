import type { Plugin } from 'vite'
import type { NativeApps } from '../../../src/platform/native-apps.ts'

/**
 * The files by which a site vouches for native apps: https://developer.android.com/training/app-links/configure-assetlinks,
 * https://developer.apple.com/documentation/xcode/supporting-associated-domains
 */
export function wellKnownFiles({ android, ios }: NativeApps): Record<string, unknown> {
  return {
    ...(android && {
      'assetlinks.json': [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: android.package,
            sha256_cert_fingerprints: android.fingerprints,
          },
        },
      ],
    }),
    ...(ios && {
      'apple-app-site-association': {
        applinks: { details: [{ appIDs: [ios], components: [{ '/': '/assets/*', exclude: true }, { '/': '/*' }] }] },
      },
    }),
  }
}

export const wellKnown = (apps: NativeApps): Plugin => ({
  name: 'well-known',
  generateBundle() {
    for (const [name, content] of Object.entries(wellKnownFiles(apps)))
      this.emitFile({
        type: 'asset',
        fileName: `.well-known/${name}`,
        source: `${JSON.stringify(content, null, 2)}\n`,
      })
  },
})
