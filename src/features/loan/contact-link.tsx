import { m } from '../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../ui/button.tsx'

/** A person to talk to, where the app cannot say what to do. */
export function ContactLink({ phone }: { phone: string }) {
  return (
    <a className={buttonClass.quiet} href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>
      {m.call_us({ phone })}
    </a>
  )
}
