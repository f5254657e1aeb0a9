import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { SERVING } from '../../deploy/built-folders.ts'
import { compressFiles } from '../../deploy/compress.ts'
import { framedOrigins, POLICY, securityHeaders } from '../../deploy/headers.ts'
import { type InlineHashes, inlineHashes, inlineHashesByPage } from '../../deploy/inline-hashes.ts'
import { hasKnownType, nginxConfig } from '../../deploy/nginx.ts'
import type { Serving } from '../../deploy/release-server.ts'
import {
  cloudflareHeaders,
  cloudflareProblem,
  netlifyHeaders,
  NOTHING_PAGE,
  REDIRECTS,
} from '../../deploy/static-hosts.ts'
import { buildProblem } from '../../deploy/whole-build.ts'
import { LANGUAGES, LOCALES } from '../../src/platform/i18n/languages.ts'
import { settingsOrExit } from './settings.ts'

/** The paths that deploy/Containerfile uses, and where its nginx may write. */
const CONTAINER = {
  root: '/srv/rupya',
  listen: ['8080'],
  pid: '/tmp/nginx.pid',
  temp: '/tmp',
  accessLog: '/dev/stdout',
  errorLog: 'stderr',
}

/** What a server must know about a release in a folder, built with the current settings. */
export function servingOf(folder: string): Serving {
  const { h5Base, apiBase, company } = settingsOrExit('production')
  const headersOf = headersFor(framedOrigins(h5Base, company.termsUrl))
  const policies = [...inlineHashesByPage(folder)].map(([file, inline]) => [file, headersOf(inline)[POLICY] ?? ''])
  const languages = LOCALES.slice(1).map((language) => [LANGUAGES[language].lang, language])
  return {
    headers: headersOf(),
    policies: Object.fromEntries(policies),
    apiBase,
    languages: Object.fromEntries(languages),
  }
}

const headersFor = (frameOrigins: string[]) => (inline?: InlineHashes) => securityHeaders({ frameOrigins, inline })

/**
 * Writes the files that each kind of server needs, beside the pages in the folder `app` of `built`. RUPYA_API is the API's
 * address; by default the world's.
 */
export async function writeServing(built: string): Promise<void> {
  const app = `${built}/app`
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const foreign = files.map(({ name }) => name).filter((name) => !hasKnownType(name))
  if (foreign.length > 0) throw new Error(`deploy/nginx.ts names no type for ${foreign.join(', ')}`)
  const serving = servingOf(app)
  const api = process.env['RUPYA_API'] ?? 'http://localhost:4020'
  await compressFiles(app)
  writeFileSync(`${built}/nginx.conf`, nginxConfig({ ...serving, ...CONTAINER, api }))
  const cloudflare = cloudflareHeaders(serving)
  const problem = cloudflareProblem(cloudflare)
  if (problem !== undefined) console.warn(`${app}/_headers: ${problem}`)
  writeFileSync(`${app}/_headers`, cloudflare)
  mkdirSync(`${app}/.well-known`, { recursive: true })
  for (const path of ['assets', '.well-known']) writeFileSync(`${app}/${path}/404.html`, NOTHING_PAGE)
  const { h5Base, company } = settingsOrExit('production')
  const forAllPages = headersFor(framedOrigins(h5Base, company.termsUrl))(inlineHashes(app))
  mkdirSync(`${built}/netlify`, { recursive: true })
  writeFileSync(`${built}/netlify/_headers`, netlifyHeaders(forAllPages))
  writeFileSync(`${built}/netlify/_redirects`, REDIRECTS)
  const broken = buildProblem(app)
  if (broken !== undefined) throw new Error(`Nobody could be served this build: ${broken}`)
  // Last: without this file there is no release to deploy.
  writeFileSync(`${built}/${SERVING}`, `${JSON.stringify(serving, null, 2)}\n`)
}
