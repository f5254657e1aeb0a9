import { describe, expect, test } from 'vitest'
import { m } from './generated/messages.js'
import type { Locale } from './generated/runtime.js'

type Message = (inputs: Record<string, never>, options: { locale: Locale }) => string

/** Words that docs/specification.md quotes, with the message that has to be exactly these, in the language of the quote. */
const QUOTED: [locale: Locale, words: string, message: Message][] = [
  ['en', 'please choose a card', m.payway_choose_hint],
  ['en', 'please choose the payment bank card first', m.payway_choose_first],
  ['en', 'processing failed', m.payway_failed],
  ['en', 'failed to query card list', m.payway_query_failed],
  ['en', 'error', m.payway_lost],
  ['en', 'Upload succeeded!', m.upload_done],
  ['en', 'do not submit the payment application repeatedly', m.payway_duplicate],
  ['en', 'verification code wrong', m.code_wrong],
  ['en', 'please enter the correct verification code', m.code_incomplete],
  ['en', 'get code', m.code_get],
  ['en', 'please enter the phone number correctly', m.join_phone_wrong],
  ['en', 'please enter the graphic code correctly', m.join_capcode_wrong],
  ['en', 'please enter the SMS code correctly', m.join_sms_wrong],
  ['en', 'do not send the code repeatedly', m.join_sms_repeat],
  ['en', 'you are already registered, please download the app to log in', m.join_known],
  ['en', 'registration successful', m.join_done],
  ['en', 'Please rate this service', m.complaint_rate_title],
  ['en', 'Process Result', m.complaint_details_result],
  ['en', 'Successful demonstration！', m.complaint_rated],
  ['en', 'My complaints', m.my_complaints],
  ['en', 'All', m.complaint_all],
  ['id', 'Semua', m.complaint_all],
  ['en', 'The selected order does not support sending collection types', m.complaint_no_collection],
  ['en', 'Please fill in your comments and suggestions', m.complaint_empty],
  ['en', 'Successfully Sent', m.complaint_sent],
  ['id', 'Silakan pilih', m.please_choose],
  ['id', 'Silakan lengkapi informasinya', m.complete_choice],
  ['id', 'SAYA INGIN MEMBAYAR', m.want_to_pay],
  ['id', 'TELAH MEMBAYAR', m.account_paid],
  ['id', 'Pelunasan', m.account_title],
  ['id', 'Detail Tagihan', m.bill_title],
  ['id', 'Bayar Segera', m.pay_now],
  ['id', 'Terselesaikan', m.chat_solved],
  ['id', 'Belum Terselesaikan', m.chat_not_solved],
  ['id', 'Hubungi CS', m.chat_support],
  ['id', 'Pengajuan Khusus', m.offers_title],
  ['en', 'back to home', m.offers_home],
  ['en', 'Home', m.site_home],
  ['en', 'About Us', m.site_about],
  ['en', 'Feedback', m.site_feedback],
  ['en', 'Privacy Policy', m.site_policy],
  ['en', 'Loan terms and conditions', m.site_loan],
  ['en', 'Please provide complete information!', m.site_feedback_failed],
  ['en', 'Submit successfully', m.site_feedback_done],
]

describe('Words that the specification quotes (APP-17)', () => {
  test.each(QUOTED)('in %s: %s', (locale, words, message) => {
    expect(message({}, { locale })).toBe(words)
  })
})
