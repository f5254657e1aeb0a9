// Inlined in the head of every page of the site, after #site-files: decides before the first paint what is shown. Nothing
// here may throw. Without it, the whole site is shown in every language.
import { languageOf } from '../platform/i18n/language-of.ts'
import { LANGUAGES } from '../platform/i18n/languages.ts'
import { sectionOf } from './official/sections.ts'
import { openHash } from '../lib/search.ts'
import { startApp } from '../early/hand-over/load-app.ts'
import type { SharedApp, SiteFiles } from './document.ts'

// Data instead of a script, so that this script is the same in each page and the policy needs only one hash.
const SITE: SiteFiles = JSON.parse(document.querySelector('#site-files')?.textContent ?? '')

const { documentElement: html } = document
const params = new URLSearchParams(location.search)

/** The fragment of an app address, also if its `#` was encoded. */
const hashNow = () => new URL(openHash(location.href)).hash

/**
 * A server never sees the fragment. Some servers answer every unknown path with this page, but not if each address has its
 * own page (docs/decisions/041).
 */
const isAppAddress = () =>
  hashNow().startsWith('#/') || (import.meta.env.BASE_URL === '/' && !/^\/(index\.html)?$/.test(location.pathname))

// The same check as in app.html.
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
    // The site follows the app's element in the page, and is still parsed but not shown.
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
  // Its link would lose the fragment.
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('#not-opened a[href=""]'))) return
    event.preventDefault()
    location.reload()
  })
  // A person who goes back before the app has loaded wants the site.
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
  if (canonical && params.has('lang')) {
    const [address] = canonical.href.split('?')
    canonical.href = `${address}?lang=${LANGUAGES[language].lang}`
  }
  addEventListener('hashchange', () => {
    if (SITE.app && isAppAddress()) location.reload()
    else showSection()
  })
  // A frame may load before the site's script, which needs to know (section-switch.ts).
  const noteLoad = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) target.dataset['loaded'] = ''
  }
  document.addEventListener('load', noteLoad, true)
  addEventListener('DOMContentLoaded', () => {
    import(/* @vite-ignore */ SITE.script).catch((error: unknown) => {
      // Parts that need scripts then say so (sections.css).
      html.classList.add('bare')
      console.error(error)
    })
  })
}
