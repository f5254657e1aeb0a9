import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALES } from '../platform/i18n/languages.ts'
import { overwriteGetLocale } from '../platform/i18n/locale-runtime.ts'
import { PendingScreen } from '../parts/pending-screen.tsx'
import { screenLooks } from './screen-looks.gen.ts'

/** The HTML of the loading screen of an address, in every language. The page shows the language of its address. */
export const renderSkeleton = (name: string): string =>
  LOCALES.map((language) => {
    overwriteGetLocale(() => language)
    const html = renderToStaticMarkup(<PendingScreen look={screenLooks[name]} />).replace(/<title>.*?<\/title>/, '')
    return `<div lang="${language}" data-language="${language}">${html}</div>`
  }).join('')
