import { registration as limits } from '../../../api/constraints.ts'
import { clampGraphemes } from '../../../lib/digits.ts'
import { replaceContent } from '../../../lib/replace-content.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import sweep from '../../../ui/sweep.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import type { Registration } from '../registration.ts'
import styles from './captcha-field.module.css'

type Captcha = Registration<HTMLImageElement>['captcha']

interface CaptchaFieldProps {
  value: string
  captcha: Captcha
  error: string | undefined
  /** See FieldNote. */
  announced: number | undefined
  onChange: (capcode: string) => void
  /** Requests another picture. */
  onRenew: () => Promise<void>
  /** Requests the session of the picture again. */
  onRetry: () => Promise<void>
}

const CHARACTERS = limits.capcode.maxLength

/** The graphic code: its field, and its picture, which is a button to get another one. */
export function CaptchaField({ value, captcha, error, announced, onChange, onRenew, onRetry }: CaptchaFieldProps) {
  return (
    <TextField
      label={m.join_capcode()}
      name="capcode"
      type="text"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      error={error}
      announced={announced}
      onChange={({ target }) => onChange(clampGraphemes(target.value.trim(), CHARACTERS))}
      action={
        <button
          type="button"
          className={styles.picture}
          aria-busy={captcha.state === 'starting' || captcha.state === 'drawing'}
          onClick={() => void (captcha.state === 'refused' ? onRetry() : onRenew())}
        >
          <Picture captcha={captcha} />
          <span className={styles.renew}>
            <Icon name="refresh" />
          </span>
          <span className={styles.label}>{m.join_picture_new()}</span>
        </button>
      }
    />
  )
}

function Picture({ captcha }: { captcha: Captcha }) {
  if (captcha.state === 'starting' || captcha.state === 'drawing')
    return <span className={`${sweep.light} ${styles.waiting}`} />
  if (captcha.state !== 'shown') return <span className={styles.none}>{m.join_picture_failed()}</span>
  return <span className={styles.image} ref={(place) => hang(captcha.picture, place)} />
}

/** Inserts the picture element that was loaded: an `img` by React would load it again, and so request another code. */
function hang(picture: HTMLImageElement, place: HTMLElement | null) {
  picture.alt = m.join_picture({ characters: CHARACTERS })
  replaceContent(place, picture)
}
