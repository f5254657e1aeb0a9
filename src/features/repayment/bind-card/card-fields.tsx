import { bankInfo } from '../../../api/constraints.ts'
import { groupCardDigits } from '../../../lib/digits.ts'
import { findNumber } from '../../../lib/find-number.ts'
import { CodeField, codeFormat, NumberField } from '../../../parts/number-field.tsx'
import { SendCode } from '../../../parts/send-code.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { findCardNumber, phoneCharacters } from './card-numbers.ts'
import { banksOf, type CardField, type CardForm } from './card-form.ts'

/** The error of each field. */
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

const CARD_NUMBER = { group: groupCardDigits, find: findCardNumber, limit: bankInfo.bankNumber.maxLength }
const PHONE = {
  group: phoneCharacters,
  read: phoneCharacters,
  find: findNumber,
  limit: bankInfo.phone.maxLength,
}

interface CardFieldsProps {
  form: CardForm
  problems: FieldProblems
  /** See FieldNote. */
  announced: Partial<Record<CardField, number>>
  market: string | undefined
  onChange: (part: Partial<CardForm>) => void
}

/** The fields for the card and its holder. */
export function CardFields({ form, problems, announced, market, onChange }: CardFieldsProps) {
  const banks = banksOf(market).map((bank) => ({ value: bank.const, text: bank.title }))
  return (
    <>
      <SelectField
        label={m.bind_bank()}
        name="bankCode"
        options={[{ value: '', text: m.bind_choose_bank() }, ...banks]}
        value={form.bankCode}
        error={problems.bankCode}
        announced={announced.bankCode}
        onChange={({ target }) => onChange({ bankCode: target.value })}
      />
      <NumberField
        label={m.bind_number()}
        name="bankNumber"
        autoComplete="cc-number"
        format={CARD_NUMBER}
        value={form.bankNumber}
        error={problems.bankNumber}
        announced={announced.bankNumber}
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
        announced={announced.holderName}
        onChange={({ target }) => onChange({ holderName: target.value })}
      />
      <NumberField
        label={m.bind_phone()}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        format={PHONE}
        value={form.phone}
        error={problems.phone}
        announced={announced.phone}
        onChange={(phone) => onChange({ phone })}
      />
    </>
  )
}

const DIGITS = bankInfo.smsCode.maxLength
const CODE = codeFormat(DIGITS)

interface CardCodeFieldProps {
  value: string
  onChange: (code: string) => void
  error: string | undefined
  announced: number | undefined
  /** The phone that received the code; unknown after a reload. */
  phone: string | undefined
  /** When a new code can be requested: a time of platform/clock. */
  againAt: number
  onAskAgain: () => Promise<void>
}

/** The field for the bank's code, with the button to request another one. */
export function CardCodeField({ value, onChange, error, announced, phone, againAt, onAskAgain }: CardCodeFieldProps) {
  return (
    <CodeField
      label={m.bind_code()}
      name="smsCode"
      format={CODE}
      value={value}
      onChange={onChange}
      hint={phone ? m.bind_code_sent({ digits: DIGITS, phone }) : m.bind_code_on_its_way({ digits: DIGITS })}
      error={error}
      announced={announced}
      action={<SendCode againAt={againAt} onAsk={onAskAgain} />}
    />
  )
}
