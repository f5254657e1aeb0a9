import { describe, expect, test } from 'vitest'
import { m } from './generated/messages.js'
import type { Locale } from './generated/runtime.js'

type Message = (inputs: Record<string, never>, options: { locale: Locale }) => string

/** Words that the facts quote. The message must have exactly this text, in the language of the quote. */
const QUOTED: [locale: Locale, words: string, message: Message, shows: string][] = [
  ['en', 'please choose a card', m.payway_choose_hint, ' @REPAY-3'],
  ['en', 'please choose the payment bank card first', m.payway_choose_first, ' @REPAY-4'],
  ['en', 'processing failed', m.payway_failed, ' @REPAY-17'],
  ['en', 'failed to query card list', m.payway_query_failed, ' @REPAY-18'],
  ['en', 'error', m.payway_lost, ' @REPAY-19'],
  ['en', 'do not submit the payment application repeatedly', m.payway_duplicate, ' @REPAY-15'],
  ['en', 'verification code wrong', m.code_wrong, ' @REPAY-14'],
  ['en', 'please enter the correct verification code', m.code_incomplete, ' @REPAY-12'],
  ['en', 'get code', m.code_get, ' @REPAY-11'],
  ['en', 'please enter the phone number correctly', m.join_phone_wrong, ' @JOIN-5'],
  ['en', 'please enter the graphic code correctly', m.join_capcode_wrong, ' @JOIN-7'],
  ['en', 'please enter the SMS code correctly', m.join_sms_wrong, ' @JOIN-8'],
  ['en', 'do not send the code repeatedly', m.join_sms_repeat, ' @JOIN-12'],
  ['en', 'you are already registered, please download the app to log in', m.join_known, ' @JOIN-14'],
  ['en', 'registration successful', m.join_done, ' @JOIN-18'],
  ['en', 'Successful demonstration！', m.complaint_rated, ' @HELP-35'],
  ['en', 'The selected order does not support sending collection types', m.complaint_no_collection, ' @HELP-9'],
  ['en', 'Please fill in your comments and suggestions', m.complaint_empty, ' @HELP-18'],
  ['id', 'Silakan pilih', m.please_choose, ' @LOAN-27'],
  ['id', 'Silakan lengkapi informasinya', m.complete_choice, ' @REPAY-45'],
  ['id', 'SAYA INGIN MEMBAYAR', m.want_to_pay, ' @REPAY-44'],
  ['id', 'TELAH MEMBAYAR', m.account_paid, ' @REPAY-36'],
  ['id', 'Pelunasan', m.account_title, ' @REPAY-30'],
  ['id', 'Detail Tagihan', m.bill_title, ' @REPAY-52'],
  ['id', 'Bayar Segera', m.pay_now, ' @REPAY-59'],
  ['id', 'Terselesaikan', m.chat_solved, ' @HELP-44'],
  ['id', 'Belum Terselesaikan', m.chat_not_solved, ' @HELP-44'],
  ['id', 'Hubungi CS', m.chat_support, ' @HELP-51'],
  ['id', 'Pengajuan Khusus', m.offers_title, ' @OFFER-1'],
  ['en', 'back to home', m.offers_home, ' @OFFER-5'],
  ['en', 'Loan terms and conditions', m.site_loan, ' @SITE-2'],
]

describe('Words that the specification quotes @APP-17', () => {
  for (const [locale, words, message, shows] of QUOTED)
    test(`in ${locale}: ${words}${shows}`, () => {
      expect(message({}, { locale })).toBe(words)
    })
})
