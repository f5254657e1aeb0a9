import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './phone-link.module.css'
import { NoWrap } from './no-wrap.tsx'

/** A link that calls a phone. Only its digits and plus get into the address, whatever a server sent. */
export function PhoneLink({ phone, label }: { phone: string; label: string }) {
  return (
    <a className={`${buttonClass.quiet} ${styles.link}`} href={`tel:${phone.replace(/[^0-9+]/g, '')}`}>
      <Icon name="phone" />
      <NoWrap text={label} part={phone} />
    </a>
  )
}
