import { renderToStaticMarkup } from 'react-dom/server'
import { overwriteGetLocale } from '../../platform/i18n/locale-runtime.ts'
import { PendingScreen } from '../pending-screen.tsx'

/** The HTML of a screen that is loading, in both languages; the page shows the one of its address. */
export const renderSkeleton = (): string =>
  (['id', 'en'] as const)
    .map((language) => {
      overwriteGetLocale(() => language)
      const html = renderToStaticMarkup(<PendingScreen />).replace(/<title>.*?<\/title>/, '')
      return `<div lang="${language}" data-language="${language}">${html}</div>`
    })
    .join('')
