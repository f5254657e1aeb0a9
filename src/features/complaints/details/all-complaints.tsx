import { Link } from '@tanstack/react-router'
import { m } from '../../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../../ui/button.tsx'

/** Links to the list, also from a complaint that cannot be shown. */
export const AllComplaints = () => (
  <Link to="/complaintList" className={buttonClass.quiet}>
    {m.complaint_details_all()}
  </Link>
)
