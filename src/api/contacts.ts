import { getContacts } from './generated/outcomes.ts'
import { read } from './read.ts'

/** How customer service is reached (HELP-54). */
export const contactsQuery = () => read(getContacts, { body: { overall: 30 } })
