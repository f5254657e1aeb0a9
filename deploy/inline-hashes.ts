import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes as a content security policy names them. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Hashes of the scripts and styles that stand inside the pages of a build. */
export function inlineHashes(folder: string): InlineHashes {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const hashesOf = (pattern: RegExp) => [
    ...new Set(pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text = '']) => hashOf(text)))),
  ]
  return { scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g), styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g) }
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
