import type { Serving } from '../deploy/release-server.ts'
import { HOSTED_PATH } from '../mocks/hosted-address.ts'
import { buildApart } from './build-apart.ts'

/** Steps of one `npm test` open the same builds (tests/journeys/build.ts). */
export const isBuilt = process.env['RUPYA_BUILT'] === '1'

/**
 * Where the preview at a port has its files: pages of one build with the policies of another would not run. Apart from dist/app:
 * what ships must not know the world's payment site and pages.
 */
export const previewFolder = (port: number): string => `dist/preview/${port}`

/** What a build for a world has to know: its payment site and its pages. */
const settingsFor = (world: string) => ({
  VITE_PAYMENT_ORIGINS: world,
  VITE_H5_BASE: world + HOSTED_PATH,
  VITE_TERMS_URL: `${world}${HOSTED_PATH}/terms.html`,
  VITE_COMPANY_REGISTERS: `${world}${HOSTED_PATH}/terms.html ${world}${HOSTED_PATH}/terms.html`,
  VITE_GRIEVANCE_OFFICER: 'Asha Rao',
  VITE_GRIEVANCE_EMAIL: 'grievance@rupya.example',
  // As the contract's examples have them.
  VITE_LOAN_RATE_ID: '0.1',
  VITE_LOAN_DAYS_ID: '30',
  VITE_LOAN_RATE_IN: '0.09',
  VITE_REGISTER_TEMPLATE: '88',
  VITE_REGISTER_TEMPLATE_IN: '91',
})

interface Built {
  folder: string
  serving: Serving
}

/** Builds the release that is served at a port, for an API, or for a world at an address. */
export async function buildPreview({ port, world }: { port: number; world?: string | undefined }): Promise<Built> {
  const folder = previewFolder(port)
  const settings = world === undefined ? {} : settingsFor(world)
  return { folder, serving: await buildApart<Serving>('write-preview.ts', [folder], settings) }
}

/** Builds the demo in `dist/demo`. */
export const buildDemo = (): Promise<null> => buildApart('write-demo.ts')
