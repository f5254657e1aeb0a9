import { Fragment } from 'react'

/** The lender's registrations, each of which moves to the next line as a whole (home.css). */
export const Registration = ({ numbers }: { numbers: string }) =>
  numbers.split(' · ').map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ' · '}
      <span className="site-number">{number}</span>
    </Fragment>
  ))
