// A file at the end of pages whose own scripts start the app. An optimiser between server and phone may change inline scripts;
// then they no longer match the hashes in the policy and do not run. In that case this file starts the app. The script of an
// early page leaves `rupyaStart` (before-all.ts), that of the site leaves a class (site/boot.ts). An early picture stays until
// then.
import { openHash } from '../../lib/search.ts'
import type { AppFiles } from '../hand-over/load-app.ts'

declare const RUPYA_APP_FILES: Pick<AppFiles, 'styles' | 'entry'>

const { documentElement: html } = document

/** The page at `/` belongs to the site, unless the app owns the address (site/boot.ts). */
function isApp() {
  const { pathname, hash } = new URL(openHash(document.URL))
  return !document.querySelector('#site') || hash.startsWith('#/') || !/^\/(index\.html)?$/.test(pathname)
}

if (!globalThis.rupyaStart && !html.classList.contains('app') && isApp()) {
  html.classList.add('app')
  for (const part of document.querySelectorAll('#site, #site-look')) part.remove()
  for (const href of RUPYA_APP_FILES.styles)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  import(/* @vite-ignore */ RUPYA_APP_FILES.entry).catch((error: unknown) => {
    // The words of app.html stay (RULE-31), below a reply that is drawn.
    html.classList.add('gone')
    console.error(error)
  })
}
