import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { m } from '../platform/i18n/generated/messages.js'
import { marketOf } from '../platform/i18n/language-of.ts'
import { LANGUAGES, LOCALES } from '../platform/i18n/languages.ts'
import { overwriteGetLocale } from '../platform/i18n/locale-runtime.ts'
import type { Locale } from '../platform/i18n/generated/runtime.js'
import type { readEnv } from '../platform/read-env.ts'
import { drawings, footer, header, type PageContext, SITE_PAGES } from './pages.tsx'
import { PROMOTION } from './official/register-link.ts'
import { SITE_PATHS, type SitePath } from './paths.ts'
import { siteDocument, type SiteAssets, withSocialTags } from './document.ts'

export { PROMOTION }

export type Settings = Omit<ReturnType<typeof readEnv>, 'nativeApps'>

/**
 * Without scripts all languages are shown, each complete, in whatever order its parts are sent:
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/template#shadowrootmode
 */
const BY_LANGUAGE = `<template shadowrootmode="open">${LOCALES.map((language) => `<slot name="${language}"></slot>`).join('')}</template>`

/** Files for search engines. A sitemap needs a host. */
export const searchEngineFiles = ({ company: { siteOrigin } }: Settings) => [
  { name: 'robots.txt', content: robots(siteOrigin) },
  ...(siteOrigin ? [{ name: 'sitemap.xml', content: sitemap(siteOrigin, Object.keys(SITE_PAGES)) }] : []),
]

/**
 * The app's page for the promotion: somebody who opens its link may not know the lender. In all languages, because the
 * reader's language is unknown.
 */
export function renderPromotion(html: string, { company, appName }: Settings): string {
  const inAll = (words: () => string) =>
    LOCALES.map((language) => {
      overwriteGetLocale(() => language)
      return words()
    }).join(' · ')
  return withSocialTags(html, {
    title: inAll(() => m.join_title({ app: appName.en })),
    description: inAll(m.join_page_description),
    url: `${company.siteOrigin}${PROMOTION}`,
    appName: appName.en,
    origin: company.siteOrigin,
  })
}

/** The HTML of the page at a path, in all languages; its head is in `shown`. */
export function renderPage(
  path: SitePath,
  { company, appName, theme, market, servicePhone }: Settings,
  assets: SiteAssets,
  shown: Locale = LOCALES[0],
): string {
  const canonical = SITE_PATHS[path]
  const page = SITE_PAGES[canonical]
  const contexts = LOCALES.map((language) => ({
    path,
    language,
    company: { ...company, phone: servicePhone[market ?? marketOf(language)] },
    appName: appName.en,
  }))
  const inEach = <Result,>(make: (context: PageContext) => Result) =>
    contexts.map((context) => {
      overwriteGetLocale(() => context.language)
      return make(context)
    })
  // Rendered language by language: messages are looked up while their component renders.
  const part = (
    draw: (context: PageContext) => ReactNode,
    own?: (language: Locale) => { id?: string; slot?: string; className: string | undefined },
  ) =>
    inEach((context) =>
      renderToStaticMarkup(
        <div lang={context.language} data-language={context.language} {...own?.(context.language)}>
          {draw(context)}
        </div>,
      ),
    ).join('')
  const isOne = page.main.length === 1
  const [first = '', ...others] = page.main.map((draw) =>
    part(draw, (language) => ({
      // A frame without scripts names its language with this id (official.css).
      ...(isOne ? { id: `only-${language}` } : { slot: language }),
      className: language === LOCALES[0] ? undefined : 'site-later',
    })),
  )
  return siteDocument({
    canonical,
    shown,
    titles: inEach(page.title),
    descriptions: inEach(page.description),
    company,
    servicePhone,
    appName: appName.en,
    theme,
    assets,
    body: [
      `<header class="site-header">${part(header)}</header>`,
      isOne
        ? `${assets.restOfLook}<main class="site-main">${first}</main>`
        : `<main class="site-main">${BY_LANGUAGE}${first}${assets.restOfLook}${others.join('')}</main>`,
      `<footer class="site-footer">${part(footer)}</footer>`,
      // Last, so that on a slow connection the text is readable before the pictures have arrived.
      renderToStaticMarkup(drawings),
    ].join(''),
  })
}

/** Search engines must not list an address with a session in it. */
const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /*token=', ...(origin ? [`Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n')

/** Each page with its languages: https://developers.google.com/search/docs/specialty/international/localized-versions */
const sitemap = (origin: string, paths: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.map((path) => {
      const at = origin + path
      const alternates = [
        ...LOCALES.map((language) => [language, `${at}?lang=${LANGUAGES[language].lang}`]),
        ['x-default', at],
      ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      return `<url><loc>${at}</loc>${alternates.join('')}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
