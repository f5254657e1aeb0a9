// Inlined in the head of every page of the site, behind #site-files: decides before the first paint what is shown. Nothing here
// may throw, and without it all of the site is there, in every language.
import { languageOf } from '../../platform/i18n/language-of.ts'
import { LANGUAGES } from '../../platform/i18n/languages.ts'
import { sectionOf } from '../../features/site/official/sections.ts'
import { openHash } from '../../lib/search.ts'
import { startApp } from '../early/start-app.ts'
import type { SharedApp, SiteFiles } from './document.ts'

// Data and no script, so that this script is the same in each page, and one hash of the policy.
const SITE: SiteFiles = JSON.parse(document.querySelector('#site-files')?.textContent ?? '')

const { documentElement: html } = document
const params = new URLSearchParams(location.search)

/** Of an address that is the app's: what follows its `#`, also where that came encoded. */
const hashNow = () => new URL(openHash(location.href)).hash

/**
 * A server never sees what follows the `#`. Some answer with this page at any address that is no file, but none where each
 * address has a page of its own (docs/decisions/052).
 */
const isAppAddress = () =>
  hashNow().startsWith('#/') || (import.meta.env.BASE_URL === '/' && !/^\/(index\.html)?$/.test(location.pathname))

// As in app.html.
const isTooOld = () => !('replaceAll' in String.prototype && 'HTMLDialogElement' in window)

if (!SITE.app || !isAppAddress()) showSite()
else if (isTooOld()) location.replace(`${import.meta.env.BASE_URL}too-old.html`)
else openApp(SITE.app)

function openApp({ waits, early, ...files }: SharedApp) {
  html.className = 'app'
  document.querySelector('#site-look')?.remove()
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    colour.content = colour.dataset['app'] ?? colour.content
  const placed = new Promise<void>((done) => {
    // The site comes after the app's place, and is parsed on where nobody sees it.
    const watch = new MutationObserver(() => {
      const site = document.querySelector('#site')
      if (!site) return
      watch.disconnect()
      site.remove()
      done()
    })
    watch.observe(html, { childList: true, subtree: true })
  })
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
  // The link for that loses what follows the `#`.
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('#not-opened a[href=""]'))) return
    event.preventDefault()
    location.reload()
  })
  // Who goes back before the app is there wants the site.
  addEventListener('hashchange', () => {
    if (!html.dataset['app'] && !isAppAddress()) location.reload()
  })
  const isEarly = early && /^#\/borrowDetail\/*(\?|$)/.test(hashNow())
  ;(isEarly ? import(/* @vite-ignore */ early) : startApp(files, waits ? parsed : placed)).catch(showWords)
}

/** The words of app.html stay (RULE-31). */
function showWords(error: unknown) {
  html.className = 'app failed'
  console.error(error)
}

function showSite() {
  const language = languageOf({ lang: params.get('lang') ?? '', market: params.get('market') ?? '' })
  html.className = 'js'
  html.lang = language
  const showSection = () => {
    html.dataset['section'] = sectionOf(location.hash)
  }
  showSection()
  const title = document.querySelector('title')
  const own = title?.getAttribute(`data-${language}`)
  if (own) document.title = own
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (description) description.content = description.getAttribute(`data-${language}`) ?? description.content
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical && params.has('lang')) canonical.href += `?lang=${LANGUAGES[language].lang}`
  addEventListener('hashchange', () => {
    if (SITE.app && isAppAddress()) location.reload()
    else showSection()
  })
  // A frame may be there before the site's script is, which asks for it (frames.ts).
  const noteLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) target.dataset['loaded'] = ''
  }
  document.addEventListener('load', noteLoad, true)
  addEventListener('DOMContentLoaded', () => {
    import(/* @vite-ignore */ SITE.script).catch((error: unknown) => {
      // What needs it says so (sections.css).
      html.classList.add('bare')
      console.error(error)
    })
  })
}
