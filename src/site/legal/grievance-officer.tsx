import { mailLink } from '../../lib/mail-link.ts'
import { phoneLink } from '../../lib/phone-link.ts'
import type { Company } from '../../platform/company-settings.ts'

/** The officer for complaints in India, with the contacts. */
export const GrievanceOfficer = ({
  officer: { officer, email, phone },
}: {
  officer: NonNullable<Company['grievance']>
}) => (
  <>
    {officer}
    {email && (
      <>
        <br />
        {/* From the settings, and `mailLink` lets only an address through. */}
        {/* oxlint-disable-next-line react/forbid-dom-props */}
        <a href={mailLink(email)}>{email}</a>
      </>
    )}
    {phone && (
      <>
        <br />
        {/* `phoneLink` lets only a number through. */}
        {/* oxlint-disable-next-line react/forbid-dom-props */}
        <a className="site-number" href={phoneLink(phone)}>
          {phone}
        </a>
      </>
    )}
  </>
)
