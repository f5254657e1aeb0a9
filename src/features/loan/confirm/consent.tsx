import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import type { Contract } from '../../../api/confirmation.ts'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { HomeButton } from '../../../parts/home-button.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './consent.module.css'

/** Whether the box is ticked at the start (LOAN-34). */
export const CONSENTS_BY_DEFAULT = true

interface ConsentProps {
  contracts: UseQueryResult<Contract[]>
  consents: boolean
  /** Why the box must be ticked, shown after a tap without it. */
  reason: { id: string; text: string } | undefined
  /** The position of the agreement that is opening. */
  opening: number | undefined
  onConsent: (consents: boolean) => void
  onOpen: (contract: Contract) => void
}

/** The consent box with its agreements (LOAN-33). Nothing if there are none; a message if they cannot be loaded. */
export function Consent({ contracts, consents, reason, opening, onConsent, onOpen }: ConsentProps) {
  const { data, error, isFetching, refetch } = contracts
  if (!data)
    return error && !isFetching ? (
      <AgreementsFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <p role="status" className={styles.loading}>
        {m.confirm_agreements_loading()}
      </p>
    )
  if (data.length === 0) return null
  return (
    <Card title={m.confirm_consent_title()}>
      <label className={styles.consent}>
        <input
          type="checkbox"
          className={styles.box}
          checked={consents}
          aria-describedby={reason?.id}
          onChange={(event) => onConsent(event.target.checked)}
        />
        {m.confirm_consent()}
      </label>
      {reason && (
        <p id={reason.id} className={styles.reason}>
          {reason.text}
        </p>
      )}
      <ul className={styles.agreements}>
        {data.map((contract, index) => (
          // A server may send the same position twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Agreement contract={contract} isOpening={opening === contract.position} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface AgreementProps {
  contract: Contract
  isOpening: boolean
  onOpen: (contract: Contract) => void
}

function Agreement({ contract, isOpening, onOpen }: AgreementProps) {
  return (
    <button
      type="button"
      className={styles.agreement}
      aria-busy={isOpening}
      lang={serverLanguage()}
      onClick={() => onOpen(contract)}
    >
      {contract.title}
      <Icon name="chevron" />
    </button>
  )
}

function AgreementsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const hasEnded = error instanceof ApiError && error.kind === 'session'
  return (
    <div className={styles.failed}>
      <Banner tone="warning">
        {errorWords(error) && <p lang={errorLanguage(error)}>{errorWords(error)}</p>}
        <p>{m.confirm_agreements_failed()}</p>
      </Banner>
      {hasEnded ? (
        <HomeButton look="quiet" hasEnded />
      ) : (
        <Button look="secondary" onClick={onRetry}>
          {m.retry()}
        </Button>
      )}
    </div>
  )
}
