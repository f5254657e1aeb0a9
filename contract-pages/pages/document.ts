import { escapeHtml } from '../../src/lib/html.ts'

interface PageDocument {
  title: string
  description: string
  /** Addresses relative to this page. */
  style: string
  scripts: string[]
  body: string
}

/** Nothing inlined, nothing from other origins. Pictures of the contract's examples are in the page itself (`data:`). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** A page of the static site, as a file. */
export const pageDocument = ({ title, description, style, scripts, body }: PageDocument) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
${scripts.map((script) => `<script src="${script}" defer></script>`).join('\n')}
</head>
<body>
${body}
</body>
</html>
`
