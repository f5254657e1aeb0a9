import { getContacts } from './generated/outcomes.ts'
import { queryOf } from './queries.ts'

/** The contacts of customer service (HELP-54). */
export const contactsQuery = () => queryOf(getContacts, { body: { overall: 30 } })
