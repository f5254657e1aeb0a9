import { LANGUAGES, LOCALES } from '../platform/i18n/languages.ts'

/** Search engines must not list an address with a session in it. */
export const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /*token=', ...(origin ? [`Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n')

/** Each page with its languages: https://developers.google.com/search/docs/specialty/international/localized-versions */
export const sitemap = (origin: string, paths: string[]) =>
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
