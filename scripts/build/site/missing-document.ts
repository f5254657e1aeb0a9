import { LOCALES } from '../../../src/platform/i18n/languages.ts'
import { escapeHtml } from '../../../src/lib/html.ts'
import { type MessageKey, say } from '../words/say.ts'

const COLOURS = 'color-scheme:light dark;background:light-dark(#f2f5f9,#0d131b);color:light-dark(#18222f,#e6ebf2)'

/**
 * The page that a plain file server sends for a missing file. It may appear at any depth, so it loads nothing and has no
 * links
 * (https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site).
 */
export function missingDocument(name: string): string {
  const [first, ...others] = LOCALES
  const words = (key: MessageKey, language = first) => say(key, language, {}, escapeHtml)
  return `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${words('missing_page_title')} · ${escapeHtml(name)}</title>
<style>:root{${COLOURS};font:1rem/1.5 system-ui,sans-serif}body{margin:0 auto;padding:20vh 16px 16px;max-width:26rem}:is(h1,h2){margin:0;font-size:1.25rem}p{margin:8px 0 40px}</style>
</head>
<body>
<h1>${words('missing_page_notice')}</h1>
<p>${words('missing_page_text')}</p>
${others
  .map(
    (language) => `<section lang="${language}">
<h2>${words('missing_page_notice', language)}</h2>
<p>${words('missing_page_text', language)}</p>
</section>`,
  )
  .join('\n')}
</body>
</html>
`
}
