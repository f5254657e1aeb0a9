import { reachSituation, prepareSituation } from '../../../scripts/situations/reach.ts'
import type { Language } from '../../../scripts/situations/situation.ts'
import { outcomeSituations } from '../../../scripts/situations/outcomes/plan.ts'
import type { Shown } from '../../../scripts/situations/outcomes/seen.ts'
import { shownOn, watchOutcome } from '../../../scripts/situations/outcomes/watch-outcome.ts'
import { LANGUAGES } from '../../../src/platform/i18n/languages.ts'
import { isLong } from '../../setup/suite.ts'
import { expect, test } from '../../journeys/borrower.ts'
import { servePictures } from '../../journeys/pictures.ts'

/** One for each way in which a reply reaches the page, an outcome is produced, or its words are shown. */
const USUAL = [
  'commitRepayment-duplicatePayment',
  'confirmRepayment-wrongCode',
  'startAlipay-success',
  'saveBankInfo-wrongCode',
  'uploadProblemImage-other',
  'scoreProblem-success',
  'sendSmsCode-wrongCaptcha',
  'getCaptchaImage-other',
  'recordFaq-sessionEnded',
  'applyProduct-success',
]

/** The app's words in English from the plan, with the Indonesian text. Words that are missing here come from the server. */
const IN_INDONESIAN: Record<string, string | RegExp> = {
  'Your session has ended': 'Sesi Anda sudah berakhir',
  'Go back to the app and log in again.': 'Kembali ke aplikasi dan masuk lagi.',
  'We cannot find this loan': 'Pinjaman ini tidak kami temukan',
  'Thank you': 'Terima kasih',
  'Open another site?': 'Buka situs lain?',
  'My loans': 'Pinjaman saya',
  'Key facts': 'Ringkasan',
  'Open separately': 'Buka terpisah',
  'Your loan has been applied for': 'Pinjaman Anda sudah diajukan',
  'Chosen for you': 'Pilihan untuk Anda',
  'Still to pay': 'Belum dibayar',
  'You can pay the loan later': 'Jatuh tempo bisa diundur',
  'Choose a card': 'Pilih kartu',
  'Enter the verification code': 'Masukkan kode verifikasi',
  'This payment was sent before': 'Pembayaran ini sudah pernah dikirim',
  '/^Accepted\\./': /^Diterima\./,
  'verification code wrong': 'Kode verifikasi salah',
  'Card saved': 'Kartu tersimpan',
  'Virtual account number': 'Nomor virtual account',
  'Your complaint is about': 'Pinjaman yang dikeluhkan',
  'Choose a topic': 'Pilih topik',
  'Successfully Sent': 'Berhasil terkirim',
  'View photo 1': 'Lihat foto 1',
  Waiting: 'Menunggu',
  'Process Result': 'Hasil Penanganan',
  'Successful demonstration': 'Penilaian Anda sudah terkirim!',
  'Our contacts could not be loaded.': 'Kontak kami belum bisa dimuat.',
  'Picture of the code, 4 characters': 'Gambar kode, 4 karakter',
  'No picture': 'Gambar tidak muncul',
  'The code was sent to': 'Kode dikirim ke',
  'Your number is registered already': 'Nomor Anda sudah terdaftar',
  'You are registered': 'Anda sudah terdaftar',
}

function wordsOf(shown: Shown, language: Language): Shown {
  if (language === 'en') return shown
  if (typeof shown === 'string' || shown instanceof RegExp) return IN_INDONESIAN[String(shown)] ?? shown
  const name = IN_INDONESIAN[shown.name]
  return typeof name === 'string' ? { ...shown, name } : shown
}

/** English, because the plan is in English. */
const READ: Language[] = ['en']

const situations = outcomeSituations()
const missing = USUAL.filter((name) => !situations.some(({ situation }) => situation.name === name))
if (missing.length > 0) throw new Error(`The plan of the contract's pictures has no ${missing.join(', ')} any more`)

for (const planned of situations.filter(({ situation }) => isLong || USUAL.includes(situation.name)))
  for (const language of READ)
    test(`The borrower sees that ${planned.operation} has answered ${planned.outcome} (language ${LANGUAGES[language].lang})`, async ({
      open,
      page,
    }) => {
      const { situation, shows } = planned
      if (situation.dialogAfter) await prepareSituation(page, situation)
      if (situation.path === '/complainDetails') await servePictures(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const hasCome = await watchOutcome(page, planned)
      await open(situation.path, {
        scenario: situation.scenario,
        search: { ...situation.search, lang: LANGUAGES[language].lang },
      })
      await reachSituation(page, situation, language)
      await hasCome()
      await expect(shownOn(page, wordsOf(shows, language))).toBeVisible()
    })
