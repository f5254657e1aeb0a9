import { getContacts } from './generated/outcomes.ts'
import { read } from './read.ts'

/** The contacts of customer service (HELP-54). */
export const contactsQuery = () => read(getContacts, { body: { overall: 30 } })
