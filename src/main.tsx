import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchAheadWhenIdle } from './app/ahead/when-idle.ts'
import { logCaught } from './app/log-caught.ts'
import { createQueryClient } from './app/query-client.ts'
import { createAppRouter } from './app/router.ts'
import './app/theme.css'
import './ui/controls.css'
import './ui/print.css'
import './early/hand-over/places.css'
import { env } from './platform/env.ts'
import { logError } from './platform/error-log.ts'
import { followAddressLanguage } from './platform/i18n/language.ts'
import { reloadWhenChunksAreGone } from './platform/links/reload-once.ts'
import { countSleep } from './platform/server-time.ts'
import { keepTranslatedPageRight } from './platform/translated-page.ts'

// Before any other listener that runs when somebody comes back.
countSleep()
followAddressLanguage()
applyTheme()
keepTranslatedPageRight()
reloadWhenChunksAreGone()

// A build without mocks drops these lines and the modules that they import.
if (import.meta.env.MOCKS === 'world') await (await import('../mocks/browser.ts')).startWorld()
if (import.meta.env.MOCKS === 'prism') (await import('../mocks/prism.ts')).preferExamples()

const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
// WebKit runs a script before a stylesheet that is still loading (docs/engines.md).
if (sheet && !sheet.sheet) for (const ending of ['load', 'error']) sheet.addEventListener(ending, start)
else start()

function start() {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  fetchAheadWhenIdle(router)
  const root = document.querySelector('#app')
  // Nobody should pay on a page without its styles, so the words in app.html stay instead (RULE-31).
  if (!getComputedStyle(document.documentElement).getPropertyValue('--canvas'))
    throw new Error('The stylesheet is gone')
  if (!root) throw new Error('No #app')
  createRoot(root, {
    onCaughtError: logCaught,
    onUncaughtError: (error) => logError(error, 'outside every route'),
    onRecoverableError: (error) => logError(error, 'recovered'),
  }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** Sets the lender's colours (from the build's settings) as CSS variables; theme.css derives its colours from them. */
function applyTheme() {
  const { style } = document.documentElement
  style.setProperty('--lender-background', env.theme.background)
  style.setProperty('--lender-link', env.theme.link)
  style.setProperty('--lender-font', env.theme.font)
}
