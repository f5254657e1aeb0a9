import { assetNamed } from './release.ts'

const script = assetNamed('index-', '.js')

/** A server's answer at an address: a file of the release, or none. */
export interface Answer {
  /** The path below the release's folder. */
  file?: string
  type?: string
}

const page = (file: string): Answer => ({ file, type: 'text/html' })
const asset = (file: string, type: string): Answer => ({ file: `assets/${file}`, type })
const nothing: Answer = {}

/** Addresses with their answers, for any server of the release. */
export const ADDRESSES: [path: string, answer: Answer][] = [
  ['/', page('index.html')],
  ['/?token=1', page('index.html')],
  ['/index.html', page('index.html')],
  ['/app.html', page('app.html')],
  ['/?token=1%23/borrowDetail/?orderId=1', page('index.html')],
  ['/index.html%23/borrowDetail?orderId=1', page('app.html')],
  ['/%23/payway?orderId=1', page('app.html')],
  ['/privacyPolicy', page('privacyPolicy.html')],
  ['/privacyPolicy?lang=2', page('privacyPolicy.en.html')],
  ['/privacyPolicy?lang=1', page('privacyPolicy.html')],
  ['/?token=1&lang=2', page('index.en.html')],
  ['/loanDetails?lang=2', page('loanDetails.html')],
  ['/nowhere?lang=2', page('app.html')],
  ['/privacyPolicy.html', page('privacyPolicy.html')],
  ['/nowhere', page('app.html')],
  ['/nowhere/', page('app.html')],
  ['/no/where?next=//x/../y', page('app.html')],
  ['/no%20where/', page('app.html')],
  ['/nowhere?x=%5C', page('app.html')],
  ['/gateway', page('app.html')],
  ['/assets2/x.js', page('app.html')],
  ['/icon.svg', { file: 'icon.svg', type: 'image/svg+xml' }],
  ['/social-card.png', { file: 'social-card.png', type: 'image/png' }],
  ['/robots.txt', { file: 'robots.txt', type: 'text/plain' }],
  [`/assets/${script}`, asset(script, 'text/javascript')],
  [`/%61ssets/${script}?v=1`, asset(script, 'text/javascript')],
  [`/assets/${assetNamed('style-', '.css')}`, asset(assetNamed('style-', '.css'), 'text/css')],
  ['/.well-known/assetlinks.json', nothing],
  ['/.well-known/apple-app-site-association', nothing],
  ['/.well-known/change-password', nothing],
  ['/.well-known', nothing],
  ['/favicon.ico', nothing],
  ['/apple-touch-icon.png', nothing],
  ['/apple-touch-icon-120x120-precomposed.png', nothing],
  ['/assets', nothing],
  ['/assets/', nothing],
  ['/assets/gone.js', nothing],
  ['/assets/gone', nothing],
  ['/assets/index.html', nothing],
  [`/assets/${script}/`, nothing],
  [`/assets/${'a'.repeat(300)}.js`, nothing],
  [`/Assets/${script}`, nothing],
  ['/%61ssets/gone.js', nothing],
  ['/assets%2Fgone.js', nothing],
  ['/./assets/gone.js', nothing],
  [`/x/../assets/${script}`, nothing],
  ['/assets/../index.html', nothing],
  ['/%2E%2e/index.html', nothing],
  ['/x%2f..%2findex.html', nothing],
  ['/x/.', nothing],
  // Below an API's own path, some server reads these as a way out.
  ['/gateway/..;/x', nothing],
  ['/gateway/%2e%2e;/x', nothing],
  ['/gateway/..%3b/x', nothing],
  ['/gateway/x/..;/..;/x', nothing],
  ['/gateway/..%c0%af/x', nothing],
  ['/gateway/..%252fx', nothing],
  ['/gateway/..%0a', nothing],
  ['//', nothing],
  ['//host/nowhere', nothing],
  ['/%2Fhost/nowhere', nothing],
  ['/\\host', nothing],
  ['/x%5Chost', nothing],
  ['/%', nothing],
  ['/%zz', nothing],
  ['/%E0%A4%A', nothing],
  ['/%00', nothing],
]
