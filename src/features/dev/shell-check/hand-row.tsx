import { useEffect } from 'react'
import { phoneLink } from '../../../lib/phone-link.ts'
import { servicePhone } from '../../../platform/service-phone.ts'
import { ButtonRow, Button, buttonClass } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../dev.module.css'
import { linkTo } from '../link-to.ts'
import type { HandStep } from './hand-steps.ts'
import type { ShellCheckState } from './use-shell-check.ts'

interface HandRowProps {
  step: HandStep
  number: number
  check: ShellCheckState
}

/** A step that a person does, with its question. */
export function HandRow({ step, number, check }: HandRowProps) {
  const { id, title, how, question } = step
  const result = check.report.results[id]
  const isAsked = question !== undefined && (step.sends === undefined || id in check.asked)
  return (
    <li value={number} className={styles.step}>
      <strong>{title}</strong>
      <span className={styles.muted}>{how}</span>
      <Control step={step} check={check} />
      {result && (
        <span role="status">
          {result.should === undefined ? 'Right' : 'Wrong'}: {result.came}.
        </span>
      )}
      {isAsked && !result && (
        <>
          <span>
            {check.asked[id] && `The shell: ${check.asked[id]}. `}
            {question}
          </span>
          <ButtonRow>
            <Button look="secondary" aria-label={`Yes: ${title}`} onClick={() => check.answer(step, true)}>
              Yes
            </Button>
            <Button look="secondary" aria-label={`No: ${title}`} onClick={() => check.answer(step, false)}>
              No
            </Button>
          </ButtonRow>
        </>
      )}
      {question === undefined && !result && (
        <Button look="quiet" aria-label={`It did not work: ${title}`} onClick={() => check.answer(step, false)}>
          It did not work
        </Button>
      )}
    </li>
  )
}

const FIELDS = { photo: 'Picture', camera: 'Picture from the camera' }

function Control({ step, check }: Omit<HandRowProps, 'number'>) {
  const { id, sends, mayLeave } = step
  if (sends)
    return (
      <Button look="secondary" disabled={check.running !== undefined} onClick={() => void check.send(step)}>
        Send {sends.call}
      </Button>
    )
  const link = (address: string, words: string, others: React.ComponentProps<'a'> = {}) => (
    <a className={buttonClass.secondary} href={address} onClick={() => mayLeave && check.begin(id)} {...others}>
      {words}
    </a>
  )
  switch (id) {
    case 'photo':
    case 'camera':
      return (
        <TextField
          label={FIELDS[id]}
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => {
            const files = Array.from(target.files ?? [])
            const [file] = files
            if (file) check.note(id, { came: `${files.length} of type ${file.type || 'unknown'}, ${file.size} bytes` })
          }}
        />
      )
    case 'download':
      return link(linkTo('/icon.svg', {}, {}), 'Download a picture', { download: 'check-of-the-shell.svg' })
    case 'phone':
      return link(phoneLink(servicePhone()) ?? '', `Call ${servicePhone()}`)
    case 'mail':
      return link('mailto:check@example.com', 'Write to check@example.com')
    case 'window':
      return link('https://example.com/', 'Open example.com', { target: '_blank', rel: 'noreferrer' })
    case 'back':
      return <OneStepAhead step={step} check={check} />
    case 'restart':
      return (
        <Button look="secondary" onClick={() => check.begin(id)}>
          I restart now
        </Button>
      )
    default:
      return null
  }
}

const AHEAD = '#one-step-ahead'

/** Goes to the next entry of the history, and hears of Back by the return from it. */
function OneStepAhead({ step: { id }, check }: Omit<HandRowProps, 'number'>) {
  // The address is outside React.
  useEffect(() => {
    const listen = ({ oldURL, newURL }: HashChangeEvent) => {
      if (oldURL.endsWith(AHEAD) && !newURL.endsWith(AHEAD)) check.note(id, { came: 'one step back in the page' })
    }
    addEventListener('hashchange', listen)
    return () => removeEventListener('hashchange', listen)
  })
  return (
    <a className={buttonClass.secondary} href={AHEAD} onClick={() => check.begin(id)}>
      One step ahead
    </a>
  )
}
