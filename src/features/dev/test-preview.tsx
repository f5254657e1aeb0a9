import { useState } from 'react'
import { currencySign } from '../../lib/money.ts'
import { appName } from '../../platform/app-name.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { LOCALES } from '../../platform/i18n/languages.ts'
import { currentParams } from '../../platform/session/session.ts'
import { buttonClass, Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './dev.module.css'
import { linkTo } from './link-to.ts'
import { type Jump, JumpPanel, ScenarioPanel, WorldPanel } from './world-panels.tsx'
import { ShellCheck } from './shell-check/shell-check.tsx'
import { ShellPanel } from './shell-panel.tsx'

/** The developer's page. It is a tool for the people who build the app, so it is in English only (docs/decisions/106). */
export function TestPreview({ jumps }: { jumps: readonly Jump[] }) {
  // Alone, so that it can be read aloud from the screen.
  if (currentParams()['check'] === 'shell')
    return (
      <Page title="Check this shell">
        <div lang="en" className={styles.stack}>
          <ShellCheck />
        </div>
      </Page>
    )
  return (
    <Page title="Test preview">
      {/* This page is in English, whatever the language of the session. */}
      <div lang="en" className={styles.stack}>
        <ScenarioPanel />
        <JumpPanel jumps={jumps} />
        <ShellPanel />
        <WorldPanel />
        <SessionPanel />
        <DevicePanel />
        <WordsPanel />
      </div>
    </Page>
  )
}

const SESSION = [
  'token',
  'market',
  'lang',
  'deviceId',
  'appVersion',
  'appType',
  'deviceName',
  'osVersion',
  'gid',
  'platform',
]
/** The card repayment's addresses have these too. */
const FIELDS = [...SESSION, 'userId', 'sessionId', 'mobilePhone']

/** Device fields as the shell would put them into the address. Unknown parameters of the address are kept. */
function SessionPanel() {
  const [params, setParams] = useState(currentParams)
  const filled = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''))
  return (
    <Card title="Session">
      <form className={styles.grid}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={name}
            value={params[name] ?? ''}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setParams({ ...params, [name]: event.target.value })}
          />
        ))}
      </form>
      <a className={buttonClass.secondary} href={linkTo('/testPreview', filled, {})}>
        Use this session
      </a>
    </Card>
  )
}

/** Tries features that a web view may not allow: photos, location, contacts. */
function DevicePanel() {
  const [photo, setPhoto] = useState('')
  const [place, setPlace] = useState('')
  const [contact, setContact] = useState('')
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setPlace('This browser has no location.')
      return
    }
    setPlace('Asking...')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPlace(`${coords.latitude.toFixed(4)}, ${coords.longitude.toFixed(4)}`),
      ({ message }) => setPlace(`Refused: ${message || 'no reason given'}`),
      { timeout: 10_000 },
    )
  }
  return (
    <Card title="Device">
      <div className={styles.stack}>
        <TextField
          label="Photo"
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            setPhoto(file ? `${file.name}, ${file.type || 'no type'}, ${Math.round(file.size / 1024)} kB` : '')
          }}
        />
        {photo && <p className={styles.muted}>{photo}</p>}
        <Button look="secondary" onClick={locate}>
          Ask for the location
        </Button>
        {place && (
          <p className={styles.muted} role="status">
            {place}
          </p>
        )}
        <TextField label="Contact" value={contact} onChange={(event) => setContact(event.target.value)} />
      </div>
    </Card>
  )
}

/** The common terms of a loan in each language (APP-18), with the markets' currencies. */
const WORDS = [m.loan_amount, m.loan_term, m.interest_rate, m.repayment_date]

function WordsPanel() {
  return (
    <Card title="Words">
      <p>
        {appName()}, {currencySign('id')} in Indonesia and {currencySign('in')} in India
      </p>
      {LOCALES.map((locale) => (
        <p key={locale} lang={locale} className={styles.muted}>
          {WORDS.map((word) => word({}, { locale })).join(', ')}
        </p>
      ))}
    </Card>
  )
}
