import { framedOrigins, POLICY, securityHeaders } from '../../deploy/headers.ts'
import { inlineHashesIn } from '../../deploy/inline-hashes.ts'
import { WORKER_POLICY } from '../../mocks/allow-worker.ts'
import { settingsOrExit } from '../build/settings.ts'

const { h5Base, company } = settingsOrExit('demo')
const frameOrigins = framedOrigins(h5Base, company.termsUrl)

/** The policy of a page of the demo, for servers that can send one. */
export const demoPolicy = (page: string): Record<string, string> => ({
  [POLICY]:
    securityHeaders({ frameOrigins, scriptPolicies: [WORKER_POLICY], inline: inlineHashesIn(page) })[POLICY] ?? '',
})
