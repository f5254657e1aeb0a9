import { bankInfo } from '../../../api/constraints.ts'
import { digitsOnly, groupCardDigits } from '../../../lib/digits.ts'
import { SendCode } from '../../../parts/send-code.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { DigitsField } from '../../../ui/digits-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { banksOf, type CardField, type CardForm } from './card-form.ts'

/** What is wrong with each field. */
export type FieldProblems = Partial<Record<CardField, string>>

const WORDS: Record<CardField, () => string> = {
  bankCode: m.bind_bank_missing,
  bankNumber: () => m.bind_number_wrong({ least: bankInfo.bankNumber.minLength, most: bankInfo.bankNumber.maxLength }),
  holderName: () => m.bind_holder_wrong({ most: bankInfo.holderName.maxLength }),
  phone: () => m.bind_phone_wrong({ least: bankInfo.phone.minLength, most: bankInfo.phone.maxLength }),
  smsCode: () => m.bind_code_wrong({ digits: bankInfo.smsCode.maxLength }),
}

export const problemWords = (fields: CardField[]): FieldProblems =>
  Object.fromEntries(fields.map((field) => [field, WORDS[field]()]))

interface CardFieldsProps {
  form: CardForm
  problems: FieldProblems
  market: string | undefined
  onChange: (part: Partial<CardForm>) => void
}

/** The fields for the card and its holder. */
export function CardFields({ form, problems, market, onChange }: CardFieldsProps) {
  const banks = banksOf(market).map((bank) => ({ value: bank.const, text: bank.title }))
  return (
    <>
      <SelectField
        label={m.bind_bank()}
        name="bankCode"
        options={[{ value: '', text: m.bind_choose_bank() }, ...banks]}
        value={form.bankCode}
        error={problems.bankCode}
        onChange={({ target }) => onChange({ bankCode: target.value })}
      />
      <DigitsField
        label={m.bind_number()}
        name="bankNumber"
        autoComplete="cc-number"
        group={groupCardDigits}
        value={form.bankNumber}
        error={problems.bankNumber}
        onChange={(bankNumber) => onChange({ bankNumber })}
      />
      <TextField
        label={m.bind_holder()}
        name="holderName"
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        value={form.holderName}
        error={problems.holderName}
        onChange={({ target }) => onChange({ holderName: target.value })}
      />
      <TextField
        label={m.bind_phone()}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={form.phone}
        error={problems.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </>
  )
}

const DIGITS = bankInfo.smsCode.maxLength

interface CardCodeFieldProps {
  value: string
  onChange: (code: string) => void
  error: string | undefined
  /** The phone that got the code; unknown after a reload. */
  phone: string | undefined
  /** When another may be asked for: a time of platform/clock. */
  againAt: number
  onAskAgain: () => Promise<void>
}

/** The field for the bank's code, with the button that asks for another one. */
export function CardCodeField({ value, onChange, error, phone, againAt, onAskAgain }: CardCodeFieldProps) {
  return (
    <TextField
      label={m.bind_code()}
      name="smsCode"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={({ target }) => onChange(digitsOnly(target.value).slice(0, DIGITS))}
      hint={phone ? m.bind_code_sent({ digits: DIGITS, phone }) : m.bind_code_on_its_way({ digits: DIGITS })}
      error={error}
      action={<SendCode againAt={againAt} onAsk={onAskAgain} />}
    />
  )
}
