import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ProblemDetail, problemQuery } from '../../../api/complaints.ts'
import { newProblem } from '../../../api/constraints.ts'
import { countCharacters } from '../../../lib/limit-typed.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { CopyLine } from '../../../parts/copy-line.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { RefreshButton } from '../../../parts/refresh-button.tsx'
import { StaleNotice } from '../../../parts/stale-notice.tsx'
import { viewerLabels } from '../../../parts/viewer-labels.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { groupInFours } from '../../../lib/group-in-fours.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Card } from '../../../ui/card.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { ImageViewer } from '../../../ui/image-viewer.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusCard, StatusDrawing } from '../../../ui/status-card.tsx'
import { AllComplaints } from './all-complaints.tsx'
import styles from './complaint-details.module.css'
import { ComplaintRating } from './complaint-rating.tsx'
import { type PictureGroup, pictureGroup, Pictures } from './pictures.tsx'

/** A complaint with its result (HELP-31, HELP-32), read only. */
export function ComplaintDetails({ problemId }: { problemId: string }) {
  const { data: problem, isRefetchError, dataUpdatedAt } = useSuspenseQuery(problemQuery(problemId))
  const [opened, setOpened] = useState<{ group: PictureGroup; index: number }>()
  const isAnswered = problem.disposeDetail !== undefined || problem.disposeImages.length > 0
  const closeViewer = () => setOpened(undefined)
  useCloseOnBack(opened !== undefined, closeViewer)
  const picturesOf = (title: string, addresses: string[]) => {
    const group = pictureGroup(title, addresses)
    return <Pictures group={group} onOpen={(index) => setOpened({ group, index })} />
  }
  return (
    <Page
      title={m.complaint_details_title()}
      start={<BackButton />}
      end={<RefreshButton queryKey={problemQuery(problemId).queryKey} />}
    >
      {isRefetchError && <StaleNotice since={dataUpdatedAt} />}
      <Status isAnswered={isAnswered} />
      {isAnswered && (
        <Card title={m.complaint_details_result()}>
          {problem.disposeDetail && (
            <p className={styles.text} lang={serverLanguage()}>
              {problem.disposeDetail}
            </p>
          )}
          {picturesOf(m.complaint_details_answer_pictures(), problem.disposeImages)}
        </Card>
      )}
      <Card title={m.complaint_details_own()}>
        <div className={styles.type} lang={serverLanguage()}>
          <p>{problem.type}</p>
          {problem.sonType && <p>{problem.sonType}</p>}
        </div>
        <Content content={problem.content} />
        {picturesOf(m.complaint_details_own_pictures(), problem.images)}
        <DetailLines
          lines={[
            ...(problem.orderNo ? [{ label: m.loan_number(), value: groupInFours(problem.orderNo) }] : []),
            {
              label: m.complaint_details_number(),
              value: (
                <CopyLine
                  shown={groupInFours(problemId)}
                  raw={problemId}
                  copy={m.complaint_details_copy_number()}
                  copied={m.complaint_details_number_copied()}
                />
              ),
            },
          ]}
        />
      </Card>
      <LoanHelp orderId={problem.orderNo} without={['complain']} />
      <AllComplaints />
      {!!problem.isScore && <ComplaintRating problemId={problemId} isHeldBack={opened !== undefined} />}
      {opened && (
        <ImageViewer
          images={opened.group.images}
          first={opened.index}
          labels={viewerLabels(opened.group.title)}
          onClose={closeViewer}
        />
      )}
    </Page>
  )
}

function Status({ isAnswered }: { isAnswered: boolean }) {
  return isAnswered ? (
    <StatusCard
      tone="success"
      icon={
        <StatusDrawing>
          <path d="M10 12h28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H24l-8 7v-7h-6a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4zM17 24l5 5 9-10" />
        </StatusDrawing>
      }
      title={m.complaint_details_answered()}
      text={m.complaint_details_answered_text()}
    />
  ) : (
    <StatusCard
      tone="info"
      icon={
        <StatusDrawing>
          <path d="M39 24a15 15 0 1 1-30 0a15 15 0 1 1 30 0M24 15v9l6 4" />
        </StatusDrawing>
      }
      title={m.complaint_details_waiting()}
      text={m.complaint_details_waiting_text()}
    />
  )
}

/** The borrower's text, with its length. */
function Content({ content }: Pick<ProblemDetail, 'content'>) {
  if (content === undefined) return <p className={styles.muted}>{m.complaint_details_no_content()}</p>
  const count = countCharacters(content)
  return (
    <>
      <p className={styles.text}>{content}</p>
      <p className={styles.counter}>
        <span aria-hidden="true">{`${count}/${newProblem.problemDetail.maxLength}`}</span>
        <span className={styles.unseen}>
          {m.complaint_details_counter({ count, most: newProblem.problemDetail.maxLength })}
        </span>
      </p>
    </>
  )
}
