import { mailLink } from '../lib/mail-link.ts'
import { phoneLink } from '../lib/phone-link.ts'
import { buttonClass } from './button.tsx'
import { Icon, LineIcon } from './icon.tsx'
import { NoWrap } from './no-wrap.tsx'
import styles from './contact-link.module.css'

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

/** A row that opens a mail to an address that passed `mailLink`. */
export function MailLink({ address, caption }: { address: string; caption: string }) {
  const [local, host] = address.split('@')
  return (
    // `mailLink` lets only an address through.
    <a className={styles.row} href={mailLink(address)}>
      <span className={styles.mark}>
        <LineIcon>
          <path d="M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6zM4.5 7.5L12 13l7.5-5.5" />
        </LineIcon>
      </span>
      <span className={styles.words}>
        <span className={styles.caption}>{caption} </span>
        {local}@<wbr />
        {host}
      </span>
    </a>
  )
}
