import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { overwriteGetLocale } from '../../platform/i18n/locale-runtime.ts'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import type { readEnv } from '../../platform/read-env.ts'
import { footer, header, type PageContext, SITE_PAGES } from './pages.tsx'
import { SITE_PATHS, type SitePath } from './paths.ts'
import { siteDocument, type SiteAssets } from './document.ts'

export type Settings = ReturnType<typeof readEnv>

/** Indonesian first (SITE-1). */
const LANGUAGES: Locale[] = ['id', 'en']

/** The HTML of the page at a path, in both languages. */
export function renderPage(path: SitePath, { company, appName, theme }: Settings, assets: SiteAssets): string {
  const canonical = SITE_PATHS[path]
  const page = SITE_PAGES[canonical]
  const contexts = LANGUAGES.map((language) => ({ language, company, appName: appName.en }))
  const inEach = <Result,>(make: (context: PageContext) => Result) =>
    contexts.map((context) => {
      overwriteGetLocale(() => context.language)
      return make(context)
    })
  const [title = '', titleEn = ''] = inEach(page.title)
  const [description = ''] = inEach(page.description)
  // Drawn language by language: words are looked up while their component is drawn.
  const part = (draw: (context: PageContext) => ReactNode) =>
    inEach((context) =>
      renderToStaticMarkup(
        <div lang={context.language} data-language={context.language}>
          {draw(context)}
        </div>,
      ),
    ).join('')
  return siteDocument({
    canonical,
    title,
    titleEn,
    description,
    company,
    appName: appName.en,
    theme,
    assets,
    body: `<header class="site-header">${part(header)}</header><main class="site-main">${part(page.main)}</main><footer class="site-footer">${part(footer)}</footer>`,
  })
}
