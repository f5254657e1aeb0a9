import { useEffect, useRef } from 'react'
import { phoneLink } from '../../../lib/phone-link.ts'
import { lenderPhone } from '../../../platform/lender-phone.ts'
import { ButtonRow, Button, buttonClass } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../dev.module.css'
import { linkTo } from '../link-to.ts'
import type { HandStep } from './hand-steps.ts'
import type { Verdict } from './judge.ts'
import type { ShellCheckState } from './use-shell-check.ts'

interface HandRowProps {
  step: HandStep
  number: number
  check: ShellCheckState
}

/** A step that a person does, with its question. */
export function HandRow({ step, number, check }: HandRowProps) {
  const { id, title, how, question, sends, ifNot } = step
  const result = check.report.results[id]
  const came = check.asked[id]
  const toDo = check.toDo(step)
  const isTried = sends === undefined || came !== undefined
  const isAsked = question !== undefined && isTried && toDo.length === 0
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
      {!result && came !== undefined && (
        <span role="status">
          {sends ? 'The shell' : 'Came'}: {came}.
        </span>
      )}
      {!result && isTried && toDo.length > 0 && <span>Still to do: {toDo.join('; ')}.</span>}
      {!result && isAsked && (
        <>
          <span>{question}</span>
          <ButtonRow>
            <Button look="secondary" aria-label={`Yes: ${title}`} onClick={() => check.answer(step, true)}>
              Yes
            </Button>
            <Button look="secondary" aria-label={`No: ${title}`} onClick={() => check.answer(step, false, ifNot)}>
              No
            </Button>
          </ButtonRow>
        </>
      )}
      {!result && isTried && !isAsked && (
        <Button look="quiet" aria-label={`It did not work: ${title}`} onClick={() => check.answer(step, false)}>
          It did not work
        </Button>
      )}
    </li>
  )
}

function Control({ step, check }: Omit<HandRowProps, 'number'>) {
  const { id, sends } = step
  if (sends)
    return (
      <Button look="secondary" disabled={check.running !== undefined} onClick={() => void check.send(step)}>
        Send {sends.call}
      </Button>
    )
  const link = (address: string, words: string, others: React.ComponentProps<'a'> = {}) => (
    <a className={buttonClass.secondary} href={address} onClick={() => check.begin(step, 'tapped')} {...others}>
      {words}
    </a>
  )
  const start = (words: string) => (
    <Button look="secondary" onClick={() => check.begin(step)}>
      {words}
    </Button>
  )
  switch (id) {
    case 'photo':
      return <PhotoField label="Pictures" step={step} check={check} />
    case 'camera':
      return <PhotoField label="Picture from the camera" step={step} check={check} />
    case 'download':
      return link(linkTo('/icon.svg', {}, {}), 'Download a picture', { download: 'check-of-the-shell.svg' })
    case 'phone':
      return link(phoneLink(lenderPhone()) ?? '', `Call ${lenderPhone()}`)
    case 'mail':
      return link('mailto:check@example.com', 'Write to check@example.com')
    case 'window':
      return link('https://example.com/', 'Open example.com', { target: '_blank', rel: 'noreferrer' })
    case 'back':
      return <OneStepAhead step={step} check={check} />
    case 'out':
      return start('I leave now')
    case 'restart':
      return start('I restart now')
    case 'keyboard':
      return <TextField label="A field" onFocus={() => check.see(step, 'field')} />
    case 'dark':
      return <LightAndDark step={step} check={check} />
    default:
      return null
  }
}

const AHEAD = '#one-step-ahead'

/** Goes to the next entry of the history, and hears of Back by the return from it. */
function OneStepAhead({ step, check }: Omit<HandRowProps, 'number'>) {
  // The address is outside React.
  useEffect(() => {
    const listen = ({ oldURL, newURL }: HashChangeEvent) => {
      if (oldURL.endsWith(AHEAD) && !newURL.endsWith(AHEAD))
        check.took(step, { came: 'one step back in the page' }, ['back'])
    }
    addEventListener('hashchange', listen)
    return () => removeEventListener('hashchange', listen)
  })
  return (
    <a className={buttonClass.secondary} href={AHEAD} onClick={() => check.begin(step)}>
      One step ahead
    </a>
  )
}

/** Sees the phone change between light and dark. */
function LightAndDark({ step, check }: Omit<HandRowProps, 'number'>) {
  // What the phone prefers is outside React.
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const mode = () => (dark.matches ? 'dark' : 'light')
    const look = () => check.see(step, mode())
    // A shell may load the page again when the mode changes.
    if (!check.report.seen?.[step.id]?.includes(mode())) look()
    dark.addEventListener('change', look)
    return () => dark.removeEventListener('change', look)
  })
  return null
}

interface PhotoFieldProps {
  label: string
  step: HandStep
  check: ShellCheckState
}

/** A field for pictures that sees whether the chooser opens again after it gave nothing, and what it gives. */
function PhotoField({ label, step, check }: PhotoFieldProps) {
  const isOpen = useRef(false)
  const gaveNothing = useRef(false)
  const take = async (files: File[]) => {
    if (files.length === 0) return
    const wasCancelled = gaveNothing.current
    isOpen.current = false
    gaveNothing.current = false
    const verdict = await verdictOn(files, step)
    if (verdict.should !== undefined) return check.note(step.id, verdict)
    const came = wasCancelled ? `${verdict.came}, after a cancel` : verdict.came
    check.took(step, { came }, [...(wasCancelled ? ['again'] : []), ...(files.length > 1 ? ['several'] : [])])
  }
  return (
    <TextField
      label={label}
      type="file"
      accept="image/*"
      multiple
      onClick={({ currentTarget, detail }) => {
        // The second tap of two quick ones opens nothing. Older engines have no event for a cancelled chooser.
        if (detail > 1) return
        gaveNothing.current ||= isOpen.current
        isOpen.current = true
        check.trying(step)
        // The chooser is closed, and the page still there.
        addEventListener('pointerdown', () => check.stayed(step), { once: true })
        // So that the same picture can be chosen again.
        currentTarget.value = ''
      }}
      onChange={({ target }) => void take(Array.from(target.files ?? []))}
    />
  )
}

async function verdictOn(files: File[], { should }: HandStep): Promise<Verdict> {
  const [file] = files
  const came = `${files.length} of type ${file?.type || 'unknown'}, ${files.map(({ size }) => size).join(' and ')} bytes`
  if (files.some(({ size }) => size === 0)) return { came, should }
  try {
    await Promise.all(files.map((one) => one.slice(0, 1).arrayBuffer()))
    return { came }
  } catch (error) {
    return { came: `${came}, which cannot be read: ${String(error)}`, should }
  }
}
