import words from '../src/platform/i18n/messages/en.json' with { type: 'json' }
import kata from '../src/platform/i18n/messages/id.json' with { type: 'json' }

const COLOURS = 'color-scheme:light dark;background:light-dark(#f2f5f9,#0d131b);color:light-dark(#18222f,#e6ebf2)'

/**
 * What a plain file server answers where nothing is. It may be asked for at any depth, so it loads nothing and leads nowhere
 * (https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site).
 */
export const missingDocument = (name: string): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${kata.missing_page_title} · ${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<style>:root{${COLOURS};font:1rem/1.5 system-ui,sans-serif}body{margin:0 auto;padding:20vh 16px 16px;max-width:26rem}:is(h1,h2){margin:0;font-size:1.25rem}p{margin:8px 0 40px}</style>
</head>
<body>
<h1>${kata.missing_page_notice}</h1>
<p>${kata.missing_page_text}</p>
<section lang="en">
<h2>${words.missing_page_notice}</h2>
<p>${words.missing_page_text}</p>
</section>
</body>
</html>
`
