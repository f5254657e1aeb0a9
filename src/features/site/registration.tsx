import { Fragment } from 'react'
import type { Company } from '../../platform/company-settings.ts'

/** The lender's registrations, each of which moves to the next line as a whole (home.css), with the registers that hold them. */
export const Registration = ({ numbers }: { numbers: Company['registrations'] }) =>
  numbers.map(({ number, register }, index) => (
    <Fragment key={number}>
      {index > 0 && ' · '}
      {register ? (
        // An address of the build's settings.
        // oxlint-disable-next-line react/forbid-dom-props
        <a className="site-number" href={register} target="_blank" rel="noopener noreferrer">
          {number}
        </a>
      ) : (
        <span className="site-number">{number}</span>
      )}
    </Fragment>
  ))
