// node scripts/social-card.ts: draws public/social-card.png, the preview of a link to the site in chats. Run it again when
// the drawings, the name or the colours change.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import type { SiteDrawings } from '../src/site/official/drawings.tsx'
import type { Mark } from '../src/ui/mark.tsx'
import { LOCALES } from '../src/platform/i18n/languages.ts'
import { launchChromium } from './setup/browser.ts'
import { PHONE_LETTERS } from './situations/phone-font.ts'
import { escapeHtml } from '../src/lib/html.ts'
import { say } from './build/words/say.ts'
import { settingsOrExit } from './build/settings.ts'

const FILE = 'public/social-card.png'
const { appName, theme } = settingsOrExit('production')
const load = async <Exports>(file: string) =>
  (await runnerImport<Exports>(file, { configFile: false, logLevel: 'warn' })).module
const { SiteDrawings: Drawings } = await load<{ SiteDrawings: typeof SiteDrawings }>('/src/site/official/drawings.tsx')
const { Mark: LenderMark } = await load<{ Mark: typeof Mark }>('/src/ui/mark.tsx')
const look = ['src/app/theme.css', 'src/site/official/official.css', 'src/site/official/header.css']
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

const browser = await launchChromium(PHONE_LETTERS)
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
await page.setContent(`<!doctype html>
<html lang="${LOCALES[0]}">
<style>${look}
:root { --lender-background: ${theme.background}; --lender-link: ${theme.link}; --lender-font: ${theme.font} }
body { display: grid; grid-template-columns: 1fr 430px; align-items: center; gap: 24px; height: 630px; padding: 0 72px; background: var(--info-tint) }
.site-brand { display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 600 }
.site-brand svg { width: 72px; height: 72px } .site-brand { margin: 0 }
h1 { margin: 40px 0 20px; font-size: 60px; font-weight: 600; line-height: 1.15; letter-spacing: -0.02em }
p { color: var(--muted); font-size: 28px }
.site-drawing { width: 430px; color: var(--info); stroke-width: 4px }
</style>
${renderToStaticMarkup(createElement(Drawings))}
<div>
  <div class="site-brand">${renderToStaticMarkup(createElement(LenderMark, {}))}<span></span></div>
  <h1>${say('site_hero', LOCALES[0], {}, escapeHtml)}</h1>
  ${LOCALES.slice(1)
    .map((language) => `<p lang="${language}">${say('site_hero', language, {}, escapeHtml)}</p>`)
    .join('\n  ')}
</div>
<svg class="site-drawing" viewBox="0 0 240 260"><use href="#d-phone" /></svg>
</html>`)
await page.locator('.site-brand span').evaluate((element, name) => {
  element.textContent = name
}, appName.en)
await page.screenshot({ path: FILE })
await browser.close()
console.log(`${FILE} is drawn.`)
