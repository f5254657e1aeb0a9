import { Fragment } from 'react'
import type { Company } from '../../platform/company-settings.ts'

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
