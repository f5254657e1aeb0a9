import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The path of the site for browsers; its files are below it. */
export const SITE_PATH = '/__world/alipay'

const FOLDER = 'mocks/payment-site'
const TYPES = { 'index.html': 'text/html; charset=utf-8', 'site.css': 'text/css', 'site.js': 'text/javascript' }

/** All files of the simulated payment site. */
export const paymentSiteFiles = () =>
  Object.entries(TYPES).map(([name, type]) => ({ name, type, content: readFileSync(join(FOLDER, name), 'utf8') }))

/** The site's file at an address, if there is one. */
export function paymentSiteFile(address: string) {
  const pathname = URL.parse(`http://localhost${address}`)?.pathname ?? ''
  if (pathname !== SITE_PATH && !pathname.startsWith(`${SITE_PATH}/`)) return undefined
  const wanted = pathname.slice(SITE_PATH.length + 1) || 'index.html'
  return paymentSiteFiles().find(({ name }) => name === wanted)
}
