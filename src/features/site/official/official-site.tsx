import { m } from '../../../platform/i18n/generated/messages.js'

export function OfficialSite({ appName }: { appName: string }) {
  return <h1>{m.site_title({ name: appName })}</h1>
}
