import { mailLink } from '../../lib/mail-link.ts'
import { phoneLink } from '../../lib/phone-link.ts'
import type { Company } from '../../platform/company-settings.ts'

/** Who answers for complaints in India, and how that person is reached. */
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
        {/* Of the settings, and `mailLink` lets nothing but an address through. */}
        {/* oxlint-disable-next-line react/forbid-dom-props */}
        <a href={mailLink(email)}>{email}</a>
      </>
    )}
    {phone && (
      <>
        <br />
        {/* `phoneLink` lets nothing but a number through. */}
        {/* oxlint-disable-next-line react/forbid-dom-props */}
        <a className="site-number" href={phoneLink(phone)}>
          {phone}
        </a>
      </>
    )}
  </>
)
