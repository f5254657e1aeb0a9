import { SITE_PATHS } from '../../src/site/paths.ts'
import { SITE_PATH } from '../../mocks/payment-site.ts'
import { screenPaths } from './screen-paths.ts'

/** Folders of the project that the dev server serves. */
const SERVED_FOLDERS = ['src', 'mocks', 'openapi', 'contract-tools', 'packages', 'node_modules']

/** First path segments at which something other than the API answers, with what it is. */
export const takenPaths = (): Record<string, string> => ({
  ...Object.fromEntries(SERVED_FOLDERS.map((folder) => [folder, 'where the dev server has the code'])),
  ...Object.fromEntries(screenPaths().map((path) => [firstPart(path).toLowerCase(), 'a screen of the app'])),
  ...Object.fromEntries(Object.keys(SITE_PATHS).map((path) => [firstPart(path).toLowerCase(), 'a page of the site'])),
  [firstPart(SITE_PATH)]: 'where the mock world has its payment site',
  testpreview: 'the page for developers',
  assets: 'where the release has its files',
})

const firstPart = (path: string) => path.split('/')[1] ?? ''
