import { useState } from 'react'
import { currentParams } from '../../platform/session/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { linkTo } from './link-to.ts'
import styles from './dev.module.css'

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
export function SessionPanel() {
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
