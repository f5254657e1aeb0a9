import type { ReactNode } from 'react'

/** JSON with different colours for keys, texts and numbers. */
export function Json({ value, label }: { value: unknown; label: string }) {
  return <Code label={label}>{coloured(JSON.stringify(value, null, 2))}</Code>
}

/** Code that can be scrolled and copied. */
export function Code({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="code">
      <pre role="region" aria-label={label} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  )
}

const TOKENS = /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*")|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g

/** The parts of a JSON text, each by its kind. */
function coloured(json: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const token of json.matchAll(TOKENS)) {
    const [whole, key, text] = token
    parts.push(
      json.slice(end, token.index),
      <span key={token.index} className={key ? 'k' : text ? 's' : 'n'}>
        {whole}
      </span>,
    )
    end = token.index + whole.length
  }
  return [...parts, json.slice(end)]
}
