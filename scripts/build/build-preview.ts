import type { Serving } from '../../deploy/release-server.ts'
import { HOSTED_PATH } from '../../mocks/hosted-address.ts'
import { buildApart } from './build-apart.ts'

/** The steps of one `npm test` use the same builds (tests/journeys/build.ts). */
export const isBuilt = process.env['RUPYA_BUILT'] === '1'

/**
 * The folder of the preview at a port: pages of one build would not run with the policies of another. Separate from dist/app,
 * because the shipped build must not know the world's payment site and pages.
 */
export const previewFolder = (port: number, isTesting = false): string =>
  `dist/preview/${port}${isTesting ? '-testing' : ''}`

/** Settings of a build for a world: its payment site and its pages. */
const settingsFor = (world: string) => ({
  VITE_PAYMENT_ORIGINS: world,
  VITE_H5_BASE: world + HOSTED_PATH,
  VITE_TERMS_URL: `${world}${HOSTED_PATH}/terms.html`,
  VITE_COMPANY_REGISTERS: `${world}${HOSTED_PATH}/terms.html ${world}${HOSTED_PATH}/terms.html`,
  VITE_GRIEVANCE_OFFICER: 'Asha Rao',
  VITE_GRIEVANCE_EMAIL: 'grievance@rupya.example',
  // The values of the contract's examples.
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

interface Preview {
  port: number
  /** The address of a world, which is then the API. */
  world?: string | undefined
  /** With /testPreview, as `npm run build -- --testing`. */
  isTesting?: boolean
}

/** Builds the release for a server at a port, with an API, or with a world at an address. */
export async function buildPreview({ port, world, isTesting = false }: Preview): Promise<Built> {
  const folder = previewFolder(port, isTesting)
  const settings = {
    ...(world !== undefined && settingsFor(world)),
    ...(isTesting && { RUPYA_TEST_PAGE: '1' }),
  }
  return { folder, serving: await buildApart<Serving>('write-preview.ts', [folder], settings) }
}

/** Builds the demo in `dist/demo`. */
export const buildDemo = (): Promise<null> => buildApart('write-demo.ts')
