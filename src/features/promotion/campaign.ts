import { SearchParamError } from '@tanstack/react-router'
import { registration as limits } from '../../api/constraints.ts'
import type { Registration, SmsCodeRequest, Visit } from '../../api/promotion.ts'
import { hasOwn } from '../../lib/has-own.ts'
import { company } from '../../platform/company.ts'
import { marketHere } from '../../platform/lender-phone.ts'
import type { SearchParams } from '../../lib/search.ts'
import { fitsLimits } from '../../lib/text-limits.ts'
import type { PromotionSearch } from './search.ts'

/** Whether a text can be a template's id, so that the server can be asked. */
export const isTemplate = (id: string) => fitsLimits(id, limits.id)

/** The template in the address (JOIN-1). Throws if there is none; the error screen then says what is missing. */
export function templateOf({ id = '' }: { id?: string | undefined }): string {
  if (!isTemplate(id)) throw new SearchParamError('id')
  return id
}

/** The lender's own template in the market, for addresses without one; empty if the settings have none. */
export const ownTemplate = () => (marketHere() === 'in' && company.registerTemplate.in) || company.registerTemplate.id

/** Parameters of the landing page's address that are sent with its calls. */
export interface Campaign {
  visit: Visit
  sms: Omit<SmsCodeRequest, 'phone' | 'capcode' | 'sid'>
  registration: Omit<Registration, 'phone' | 'capcode' | 'sid' | 'smsCode' | 'userName'>
}

const OF_VISIT = ['user_from', 'utm_tag', 'app_from'] as const
const OF_SMS = [...OF_VISIT, 'deviceId', 'appName'] as const
const OF_REGISTRATION = [...OF_SMS, 'merchantNumber', 'invite_code', 'id'] as const

/**
 * Parameters that are missing, empty or too long for the contract are left out, so that registering does not fail because of
 * them.
 */
export function campaignOf(params: SearchParams): Campaign {
  const given = (names: readonly (typeof OF_REGISTRATION)[number][]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = hasOwn(params, name) ? params[name] : ''
        return value && fitsLimits(value, limits[name]) ? [[name, value]] : []
      }),
    )
  return {
    visit: { page_id: templateOf(params), page_type: 1, client_type: clientType(params), ...given(OF_VISIT) },
    sms: given(OF_SMS),
    registration: given(OF_REGISTRATION),
  }
}

/** Where the page is open: the shell sends its platform, a browser sends nothing. */
const clientType = ({ platform = '' }: SearchParams) =>
  ['android', 'ios'].find((known) => known === platform.toLowerCase()) ?? 'h5'

/** The promotion's parameters, without others in the address. */
export const promotionOf = ({
  id,
  user_from,
  utm_tag,
  app_from,
  links_id,
  down_id,
  invite_code,
}: PromotionSearch): PromotionSearch => ({ id, user_from, utm_tag, app_from, links_id, down_id, invite_code })
