import { Fragment, type ReactNode } from 'react'
import { mailLink } from '../../lib/mail-link.ts'
import { phoneLink } from '../../lib/phone-link.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Company } from '../../platform/company-settings.ts'

/** The lender, its registration numbers, and its contacts (SITE-7). */
export const LenderDetails = ({ company }: { company: Company }) => (
  <dl className="legal-details">
    <Detail label={m.legal_lender()} value={company.name} />
    <Detail label={m.legal_registration()} value={<Registration numbers={company.registrations} />} />
    <Detail label={m.legal_address()} value={company.address} />
    <Detail label={m.legal_email()} value={company.email} link={mailLink(company.email)} />
    <Detail label={m.legal_phone()} value={company.phone} link={phoneLink(company.phone)} />
    {company.grievance && (
      <Detail label={m.legal_grievance()} value={<GrievanceOfficer officer={company.grievance} />} />
    )}
  </dl>
)

interface DetailProps {
  label: string
  value: ReactNode
  link?: string | undefined
}

const Detail = ({ label, value, link }: DetailProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {link === undefined ? (
        value
      ) : (
        // Made by `mailLink` or `phoneLink`, which let only an address or a number through.
        // oxlint-disable-next-line react/forbid-dom-props
        <a href={link}>{value}</a>
      )}
    </dd>
  </div>
)

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

/** The lender's registrations, each of which wraps to the next line as a whole (home.css), with links to the registers. */
export const Registration = ({ numbers }: { numbers: Company['registrations'] }) =>
  numbers.map(({ number, register }, index) => (
    <Fragment key={number}>
      {index > 0 && ' · '}
      {register ? (
        // An address from the build's settings.
        // oxlint-disable-next-line react/forbid-dom-props
        <a className="site-number" href={register} target="_blank" rel="noopener noreferrer">
          {number}
        </a>
      ) : (
        <span className="site-number">{number}</span>
      )}
    </Fragment>
  ))
