import { phoneLink } from '../lib/phone-link.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { NoWrap } from './no-wrap.tsx'
import styles from './phone-link.module.css'

interface PhoneLinkProps {
  phone: string
  label: string
  /** The reason to call. If given, the link is a row instead of a button. */
  caption?: string | undefined
}

/** A link that calls a phone. Only digits and a plus get into the address, whatever a server sent. */
export const PhoneLink = ({ phone, label, caption }: PhoneLinkProps) => (
  <a className={caption ? styles.row : `${buttonClass.quiet} ${styles.link}`} href={phoneLink(phone)}>
    <span className={styles.mark}>
      <Icon name="phone" />
    </span>
    <span className={styles.words}>
      {caption && <span className={styles.caption}>{caption} </span>}
      <NoWrap text={label} part={phone} />
    </span>
  </a>
)
