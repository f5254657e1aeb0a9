import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes in the form of a content security policy. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Hashes of the inline scripts and styles of each page in a build, by its file. */
export function inlineHashesByPage(folder: string): Map<string, InlineHashes> {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  return new Map(pages.map((name) => [name, inlineHashesIn(readFileSync(join(folder, name), 'utf8'))]))
}

/** All of them together, for a host that sends one policy with every page. */
export function inlineHashes(folder: string): InlineHashes {
  const pages = [...inlineHashesByPage(folder).values()]
  const all = (of: keyof InlineHashes) => [...new Set(pages.flatMap((page) => page[of]))]
  return { scripts: all('scripts'), styles: all('styles') }
}

/** Hashes of one page's inline scripts and styles. */
export function inlineHashesIn(page: string): InlineHashes {
  const hashesOf = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, text = '']) => hashOf(text)))]
  return { scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g), styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g) }
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
