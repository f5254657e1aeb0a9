import type { ReactNode } from 'react'

/** JSON with different colours for keys, texts and numbers. */
export function Json({ value, label }: { value: unknown; label: string }) {
  return <Code label={label}>{coloured(JSON.stringify(value, null, 2))}</Code>
}

/** Code that can be scrolled and copied. */
export function Code({ label, wraps = false, children }: { label: string; wraps?: boolean; children: ReactNode }) {
  return (
    <div className="code">
      <pre className={wraps ? 'wraps' : undefined} role="region" aria-label={label} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  )
}

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g

/** The parts of a JSON text, each by its kind. */
function coloured(json: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const token of json.matchAll(TOKENS)) {
    const [whole, text, colon] = token
    const kind = text === undefined ? 'n' : colon === undefined ? 's' : 'k'
    const own = colon === undefined ? whole : (text ?? '')
    parts.push(json.slice(end, token.index))
    parts.push(
      <span key={token.index} className={kind}>
        {own}
      </span>,
    )
    end = token.index + own.length
  }
  return [...parts, json.slice(end)]
}
