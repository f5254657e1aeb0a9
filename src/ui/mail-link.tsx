import { mailLink } from '../lib/mail-link.ts'
import { LineIcon } from './icon.tsx'
import styles from './phone-link.module.css'

/** A row that opens a mail to an address that passed `mailLink`. */
export function MailLink({ address, caption }: { address: string; caption: string }) {
  const [local, host] = address.split('@')
  return (
    // `mailLink` lets only an address through.
    // oxlint-disable-next-line react/forbid-dom-props
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
