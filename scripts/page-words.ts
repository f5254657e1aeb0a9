import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { phoneLink } from '../src/lib/phone-link.ts'
import type { Env } from '../src/platform/read-env.ts'

type Words = Pick<Env, 'appName' | 'servicePhone' | 'market'>

/** The page for engines below the floor (docs/decisions/068). */
const TOO_OLD = 'too-old.html'

/** Writes the app's name and service phones into the pages for whoever the app does not start for, and leaves out comments. */
export const pageWords = (env: Words): Plugin => ({
  name: 'page-words',
  transformIndexHtml: (html) => withWords(html, env),
  // Vite would put the app into it.
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: TOO_OLD, source: withWords(readFileSync(TOO_OLD, 'utf8'), env) })
  },
})

/** A page with these in place of what it asks for. Throws where it asks for something else. */
export function withWords(html: string, { appName, servicePhone, market }: Words): string {
  const link = (phone: string) => `<a href="${phoneLink(phone)}">${phone}</a>`
  const { id, in: india } = servicePhone
  const words: Record<string, string> = {
    APP_NAME: appName.en.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    // Nothing there knows the market of the address: where that matters, each number has its country, whose name is the same in
    // both languages.
    SERVICE_PHONES:
      market || id === india ? link(servicePhone[market ?? 'id']) : `Indonesia: ${link(id)}<br />India: ${link(india)}`,
  }
  return html.replaceAll(/ *<!--[\s\S]*?-->\n/g, '').replaceAll(/%([A-Z]+_[A-Z_]+)%/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`A page asks for %${name}%, which scripts/page-words.ts does not have`)
    return word
  })
}
