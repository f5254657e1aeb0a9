import { framedOrigins, securityHeaders } from '../deploy/headers.ts'
import { inlineHashes } from '../deploy/inline-hashes.ts'
import { settingsOrExit } from './settings.ts'

/** What a server has to be told of the release that a folder holds: its headers, and where it expects the API. */
export function servingOf(folder: string): { headers: Record<string, string>; apiBase: string } {
  const { h5Base, apiBase, company } = settingsOrExit('production')
  const frameOrigins = framedOrigins(h5Base, company.termsUrl)
  return { headers: securityHeaders({ frameOrigins, inline: inlineHashes(folder) }), apiBase }
}
