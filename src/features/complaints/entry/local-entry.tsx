import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { problemInitLocalQuery } from '../../../api/complaints.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Card } from '../../../ui/card.tsx'
import { NoTypes } from '../no-types.tsx'
import { ProblemIcon } from '../problem-icon.tsx'
import { EntryPage } from './entry-page.tsx'
import styles from './entry.module.css'

/** The maximum number of categories on this screen (HELP-10). */
const MOST_CATEGORIES = 4

/** The Indonesian first screen of a complaint: its categories open the chatbot (HELP-10, HELP-11). */
export function LocalEntry({ orderNo }: { orderNo: string }) {
  const queryClient = useQueryClient()
  const query = problemInitLocalQuery(orderNo)
  const { data: init } = useSuspenseQuery(query)
  const categories = init.problemType.slice(0, MOST_CATEGORIES)
  return (
    <EntryPage
      title={m.complaint_new_title()}
      is="ask"
      init={init}
      load={(other) => queryClient.ensureQueryData(problemInitLocalQuery(other))}
    >
      <Card title={m.complaint_topics()}>
        {categories.length === 0 && <NoTypes query={query} />}
        <ul className={styles.categories}>
          {categories.map(({ value, title }, index) => (
            <li key={value}>
              <Link
                to="/intelligentCustomerService"
                search={{ orderNo, selectedIndex: String(index) }}
                className={styles.category}
              >
                <span className={styles.mark}>
                  <ProblemIcon value={value} />
                </span>
                <span lang={serverLanguage()}>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </EntryPage>
  )
}
