import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { overwriteGetLocale } from '../../platform/i18n/locale-runtime.ts'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import type { readEnv } from '../../platform/read-env.ts'
import { drawings, footer, header, type PageContext, SITE_PAGES } from './pages.tsx'
import { siteDocument, type SiteAssets } from './document.ts'

export type Settings = ReturnType<typeof readEnv>

/** Indonesian first (SITE-1). */
const LANGUAGES: Locale[] = ['id', 'en']

/** The addresses of the site's pages. */
export const sitePaths = SITE_PAGES.map(({ path }) => path)

/** The HTML of the page at a path, in both languages. */
export function renderPage(path: string, { company, appName, theme }: Settings, assets: SiteAssets): string {
  const page = SITE_PAGES.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`The site has no page ${path}`)
  const contexts = LANGUAGES.map((language) => ({ path, language, company, appName: appName.en }))
  const inEach = <Result,>(make: (context: PageContext) => Result) =>
    contexts.map((context) => {
      overwriteGetLocale(() => context.language)
      return make(context)
    })
  const [title = '', titleEn = ''] = inEach(page.title)
  const [description = ''] = inEach(page.description)
  // Drawn language by language: words are looked up while their component is drawn.
  const part = (draw: (context: PageContext) => ReactNode, id?: string) =>
    inEach((context) =>
      renderToStaticMarkup(
        <div lang={context.language} data-language={context.language} id={id && `${id}-${context.language}`}>
          {draw(context)}
        </div>,
      ),
    ).join('')
  return siteDocument({
    path,
    canonical: page.canonical,
    title,
    titleEn,
    description,
    company,
    appName: appName.en,
    theme,
    assets,
    body: [
      renderToStaticMarkup(drawings),
      `<header class="site-header">${part(header)}</header>`,
      // A frame without scripts names its language by this id (official.css).
      `<main class="site-main">${part(page.main, 'only')}</main>`,
      `<footer class="site-footer">${part(footer)}</footer>`,
    ].join(''),
  })
}
