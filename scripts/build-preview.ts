import { build } from 'vite'
import { HOSTED_PATH } from '../mocks/hosted-address.ts'

/** Apart from dist/app: what ships must not know the world's payment site and pages. */
export const previewBuild = { mode: 'production', build: { outDir: 'dist/preview' } }

/** Steps of one `npm test` open the same builds (tests/journeys/build.ts). */
export const isBuilt = process.env['RUPYA_BUILT'] === '1'

/** Builds the release for an API, or for a world at an address, whose payment site and pages it then knows. */
export async function buildPreview({ world }: { world: string | undefined }): Promise<void> {
  if (world !== undefined) {
    process.env['VITE_PAYMENT_ORIGINS'] = world
    process.env['VITE_H5_BASE'] = world + HOSTED_PATH
    process.env['VITE_TERMS_URL'] = `${world}${HOSTED_PATH}/terms.html`
    process.env['VITE_REGISTER_TEMPLATE'] = '88'
    process.env['VITE_REGISTER_TEMPLATE_IN'] = '91'
  }
  if (!isBuilt) await build({ ...previewBuild, logLevel: 'warn' })
}
