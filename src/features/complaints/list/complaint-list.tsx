import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { problemsQuery } from '../../../api/complaints.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawing.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { tabId, Tabs } from '../../../ui/tabs.tsx'
import styles from './complaint-list.module.css'
import { ComplaintRows } from './complaint-rows.tsx'
import { answersIn } from './complaint-tabs.ts'
import { emptyWords } from './empty-words.ts'

/** The borrower's complaints by tab (HELP-28). `tab` is the index of the chosen tab in the address. */
export function ComplaintList({ tab }: { tab: string | undefined }) {
  const { data: tabs, isRefetchError, dataUpdatedAt } = useSuspenseQuery(problemsQuery())
  const navigate = useNavigate()
  const panel = useId()
  const chosen = tabs[Number(tab ?? 0)] ? Number(tab ?? 0) : 0
  const list = tabs[chosen]?.list ?? []
  const answers = useMemo(() => answersIn(tabs), [tabs])
  return (
    <Page
      title={m.complaints_title()}
      start={<BackButton />}
      end={<RefreshButton queryKey={problemsQuery().queryKey} />}
    >
      {isRefetchError && <StaleNotice since={dataUpdatedAt} />}
      {tabs.length > 0 && (
        <Tabs
          label={m.complaints_tabs()}
          tabs={tabs.map(({ title }, index) => ({ value: String(index), title, lang: serverLanguage() }))}
          value={String(chosen)}
          onChange={(value) =>
            void navigate({ to: '/complaintList', search: { tab: value }, replace: true, resetScroll: false })
          }
          panel={panel}
        />
      )}
      <div
        id={panel}
        className={styles.panel}
        {...(tabs.length > 0 && { role: 'tabpanel', 'aria-labelledby': tabId(panel, String(chosen)) })}
      >
        {list.length > 0 ? (
          <>
            <Link to="/complainPage" className={styles.new}>
              <Icon name="plus" />
              {m.complaints_new()}
            </Link>
            <ComplaintRows key={chosen} complaints={list} answers={answers} />
          </>
        ) : (
          <Notice drawing={noMessagesDrawing} {...emptyWords(tabs, tabs[chosen])}>
            <Link to="/complainPage" className={buttonClass.primary}>
              {m.complaints_new()}
            </Link>
          </Notice>
        )}
      </div>
    </Page>
  )
}

/** A speech bubble with lines: no messages yet. */
const noMessagesDrawing = (
  <Drawing
    paper="M34 32h44a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H58L44 82V70H34a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8z"
    lines="M40 46h32M40 57h18"
  />
)
