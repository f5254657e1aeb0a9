import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { contactsQuery } from '../../api/contacts.ts'
import { mailLink } from '../../lib/mail-link.ts'
import { phoneLink } from '../../lib/phone-link.ts'
import { BackButton } from '../../parts/back-button.tsx'
import { CopyLine } from '../../parts/copy-line.tsx'
import { ServiceHours } from '../../parts/service-hours.tsx'
import { m } from '../../platform/i18n/generated/messages.js'
import { lenderPhone } from '../../platform/lender-phone.ts'
import { currentParams, hasToken } from '../../platform/session/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusCard, StatusDrawing } from '../../ui/status-card.tsx'
import styles from './customer-service.module.css'
import { detail } from '../../ui/detail.tsx'

/** The contacts of customer service (HELP-54), for everybody: also without a session, and if the server does not answer. */
export function CustomerService() {
  const { data, isPending, isError, refetch } = useQuery(contactsQuery())
  const phone = data?.bophone && phoneLink(data.bophone) ? data.bophone : undefined
  const mail = data?.boemail && mailLink(data.boemail) ? data.boemail : undefined
  return (
    <Page title={m.contact_title()} start={<BackButton />}>
      <StatusCard
        tone="info"
        icon={
          <StatusDrawing>
            <path d="M9 28v-4a15 15 0 0 1 30 0v4M9 27h5v10h-2a3 3 0 0 1-3-3zM39 27h-5v10h2a3 3 0 0 0 3-3zM38 37c0 3-4 5-9 5" />
          </StatusDrawing>
        }
        title={m.contact_heading()}
        text={m.contact_text()}
      />
      {isPending ? (
        <Skeleton label={m.loading_text()} stillWorking={m.still_working()} />
      ) : (
        <>
          {isError && !data && (
            <Banner tone="warning">
              <p>{m.contact_failed()}</p>
            </Banner>
          )}
          <ContactRows phone={phone ?? (mail ? undefined : lenderPhone())} mail={mail} />
          {isError && !data && (
            <Button look="secondary" onClick={() => void refetch()}>
              {m.retry()}
            </Button>
          )}
        </>
      )}
      <TokenLinks />
      <p className={styles.safety}>{m.contact_safety()}</p>
    </Page>
  )
}

interface ContactRowsProps {
  phone: string | undefined
  mail: string | undefined
}

/** Each contact has a copy button, for people who call or write from another device. */
function ContactRows({ phone, mail }: ContactRowsProps) {
  return (
    <div className={styles.rows}>
      {phone ? (
        <div className={styles.row}>
          <CopyLine shown={phone} copy={m.contact_copy_phone()} copied={m.contact_phone_copied()}>
            <PhoneLink phone={phone} label={phone} caption={m.contact_phone()} />
          </CopyLine>
          <ServiceHours phone={phone} />
        </div>
      ) : (
        <p className={styles.note}>{m.contact_no_phone()}</p>
      )}
      {mail && (
        <div className={styles.row}>
          <CopyLine shown={mail} copy={m.contact_copy_mail()} copied={m.contact_mail_copied()}>
            <MailLink address={mail} caption={m.contact_mail()} />
          </CopyLine>
        </div>
      )}
    </div>
  )
}

/** The assistant and complaints need a token. */
const TokenLinks = detail(function TokenLinks() {
  if (!hasToken(currentParams())) return null
  return (
    <Card title={m.contact_complaints()}>
      <ul className={styles.links}>
        <li>
          <Link to="/complainNewPage" className={styles.link}>
            {m.help_ask()}
            <Icon name="chevron" />
          </Link>
        </li>
        <li>
          <Link to="/complaintList" className={styles.link}>
            {m.contact_my_complaints()}
            <Icon name="chevron" />
          </Link>
        </li>
        <li>
          <Link to="/complainPage" className={styles.link}>
            {m.contact_complain()}
            <Icon name="chevron" />
          </Link>
        </li>
      </ul>
    </Card>
  )
})
