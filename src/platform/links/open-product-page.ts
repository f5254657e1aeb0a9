import { bridge } from '../bridge/bridge.ts'
import { env } from '../env.ts'
import { decideLink } from './link-policy.ts'

/** The native app's page of all products (docs/decisions/011). */
const pageAt = (schemes: readonly string[]) => `${schemes[0] ?? ''}://product`

/** Asks the shell for its product page. False if there is no shell, or it does not accept the message. */
export async function openProductPage(schemes: readonly string[] = env.appSchemes): Promise<boolean> {
  const link = decideLink(pageAt(schemes), { host: '', schemes })
  return link.kind === 'shell' && (await bridge.openProduct(link.url)).status === 'ok'
}
