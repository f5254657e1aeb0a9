import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALES } from '../platform/i18n/languages.ts'
import { overwriteGetLocale } from '../platform/i18n/locale-runtime.ts'
import { PendingScreen } from '../parts/pending-screen.tsx'
import { screenLooks } from './screen-looks.gen.ts'

/** The HTML of the loading screen of an address, in every language. The page shows the language of its address. */
export const renderSkeleton = (name: string): string =>
  LOCALES.map((language) => {
    overwriteGetLocale(() => language)
    const look = screenLooks[name]
    const html = renderToStaticMarkup(<PendingScreen look={look} />).replace(/<title>.*?<\/title>/, '')
    return `<div lang="${language}" data-language="${language}"${look?.shape ? ` data-shape="${look.shape}"` : ''}>${html}</div>`
  }).join('')
