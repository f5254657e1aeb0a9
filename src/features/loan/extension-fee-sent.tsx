import { m } from '../../platform/i18n/generated/messages.js'
import styles from './bill.module.css'

/** For a borrower who has sent the extension's fee, which the journal on this device knows. */
export const ExtensionFeeSent = () => <p className={styles.explanation}>{m.extension_fee_sent()}</p>
