import { Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { registration as limits } from '../../../api/constraints.ts'
import { digitsOnly, groupPhoneDigits } from '../../../lib/digits.ts'
import { findNumber } from '../../../lib/find-number.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { CodeField, codeFormat, NumberField } from '../../../parts/number-field.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { SendCode } from '../../../parts/send-code.tsx'
import { StillWorking } from '../../../parts/still-working.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { NoWrap } from '../../../ui/no-wrap.tsx'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import { mobileDigits } from '../mobile-digits.ts'
import type { Answer, Field, Typed } from '../registration.ts'
import type { PromotionSearch } from '../search.ts'
import { openVisit } from '../visit.ts'
import { CaptchaField } from './captcha-field.tsx'
import { type Said, sayCaptchaFailure, sayRegisterFailure, saySmsFailure } from './failures.ts'
import styles from './register.module.css'

const WRONG: Record<Field, () => string> = {
  phone: m.join_phone_wrong,
  capcode: m.join_capcode_wrong,
  smsCode: m.join_sms_wrong,
}

const PHONE = {
  group: groupPhoneDigits,
  read: mobileDigits,
  most: limits.phone.maxLength,
  find: findNumber,
  limit: limits.phone.maxLength,
}
const CODE = codeFormat(limits.smsCode.maxLength)

interface RegisterFormProps {
  buttonText: string | undefined
  search: PromotionSearch
}

/** Registers a mobile number with a graphic code and an SMS code. */
export function RegisterForm({ buttonText, search }: RegisterFormProps) {
  const [visit] = useState(openVisit)
  const { typed, captcha, busy, againAt, isRegistered } = useSyncExternalStore(visit.subscribe, visit.current)
  const { problems, announced, ...problem } = useProblems<Field>()
  const [failure, setFailure] = useState<Said>()
  const [sentTo, setSentTo] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const isMounted = useIsMounted()

  // The graphic code is requested when the visit begins, without a tap. A toast announces a failure (JOIN-21).
  const refusal = captcha.state === 'refused' ? captcha.error : undefined
  const refused = refusal === undefined ? undefined : sayCaptchaFailure(refusal)
  useEffect(() => {
    if (refusal === undefined) return
    const { words, lang } = sayCaptchaFailure(refusal)
    showToast(words, 'message', lang)
  }, [refusal])

  // Also if the reply arrived while the visitor was reading the agreement.
  useEffect(() => {
    if (isRegistered)
      void router.navigate({ to: '/downloadTemplate', search, state: { joined: 'registered' }, replace: true })
  }, [isRegistered, router, search])

  const type = (part: Partial<Typed>) => {
    visit.type(part)
    problem.clear(part)
    setFailure(undefined)
    dismissMessage()
  }
  const showProblems = (found: typeof problems, first: Field | undefined, isSaid = false) =>
    problem.show(found, first, first && form.current?.elements.namedItem(first), isSaid)
  const toast = ({ words, lang }: Said) => showToast(words, 'message', lang)
  const failBelow = (said: Said) => {
    toast(said)
    setFailure(said)
  }
  const failAtSms = (said: Said) => {
    if (said.isRefusal) toast(said)
    setSentTo(undefined)
    problem.show({ smsCode: said.words }, 'smsCode', undefined, said.isRefusal)
  }
  const show = (answer: Answer, say: (error: unknown) => Said, fail: (said: Said) => void) => {
    switch (answer.kind) {
      case 'wrong':
        return showProblems(Object.fromEntries(answer.fields.map((field) => [field, WRONG[field]()])), answer.fields[0])
      case 'wrongCaptcha': {
        const said = say(answer.error)
        toast(said)
        return showProblems({ capcode: said.words }, 'capcode', true)
      }
      case 'known':
        showToast(m.join_known(), 'next')
        return void router.navigate({ to: '/downloadTemplate', search, state: { joined: 'known' } })
      case 'failed':
        return fail(say(answer.error))
      case 'registered':
        return showToast(m.join_done(), 'next')
      case 'ignored':
      case 'sent':
    }
  }
  const renew = async () => {
    const answer = await visit.renew()
    if (isMounted.current) show(answer, sayCaptchaFailure, failBelow)
  }
  const askForSms = async () => {
    setFailure(undefined)
    const { phone } = typed
    const answer = await visit.askForSms()
    if (!isMounted.current) return
    if (answer.kind === 'sent') {
      flushSync(() => setSentTo(phone))
      showProblems({}, 'smsCode')
    }
    show(answer, saySmsFailure, failAtSms)
  }
  const register = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    const answer = await visit.register()
    if (isMounted.current) show(answer, sayRegisterFailure, failBelow)
  }

  return (
    <form ref={form} noValidate aria-label={m.join_form()} onSubmit={(event) => void register(event)}>
      <Card>
        <div className={styles.fields}>
          <NumberField
            label={m.join_phone()}
            name="phone"
            type="tel"
            autoComplete="tel"
            format={PHONE}
            value={groupPhoneDigits(typed.phone)}
            hint={m.join_phone_hint({ digits: limits.phone.maxLength })}
            error={problems.phone}
            announced={announced.phone}
            onChange={(grouped) => type({ phone: digitsOnly(grouped) })}
          />
          <CaptchaField
            value={typed.capcode}
            captcha={captcha}
            error={problems.capcode}
            announced={announced.capcode}
            onChange={(capcode) => type({ capcode })}
            onRenew={renew}
            onRetry={visit.start}
          />
          <CodeField
            label={m.join_sms()}
            name="smsCode"
            format={CODE}
            value={typed.smsCode}
            {...(sentTo && { hint: <SentTo phone={groupPhoneDigits(sentTo)} /> })}
            error={problems.smsCode}
            announced={announced.smsCode}
            onChange={(smsCode) => type({ smsCode })}
            action={<SendCode againAt={againAt} waitText={m.join_sms_repeat} onAsk={askForSms} />}
          />
          {failure && <Failure text={failure.words} lang={failure.lang} />}
        </div>
        <div className={styles.send}>
          <Button type="submit" aria-busy={busy !== undefined} lang={buttonText && serverLanguage()}>
            {buttonText ?? m.join_register()}
          </Button>
        </div>
        <OfflineNote />
        {busy && <StillWorking />}
        <p className={styles.agree}>
          {m.join_agree()}{' '}
          <Link to="/agreementTemplate" search={search}>
            {m.join_agreement()}
          </Link>
        </p>
        {/* It comes late, so it stands below the buttons and moves none. */}
        {refused && (
          <div className={styles.refused}>
            <Failure text={refused.words} lang={refused.lang} />
            <Button look="quiet" onClick={() => void visit.start()}>
              {m.retry()}
            </Button>
          </div>
        )}
      </Card>
    </form>
  )
}

const SentTo = ({ phone }: { phone: string }) => <NoWrap text={m.join_sms_sent({ phone })} part={phone} />
