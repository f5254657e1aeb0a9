import { PAYLOADS } from '../../../platform/bridge/contract.gen.ts'
import type { Sent } from './probe.ts'

/** Something that only a person can see. */
export interface HandStep {
  id: string
  title: string
  /** What to do. */
  how: string
  /** The question that is answered by yes if all is right. */
  question?: string
  /** What the shell should do if it is not. */
  should: string
  /** The message that it is about. */
  sends?: Sent
  /** What the page has to see before anybody can say that it is right: by name, what is still to be done. */
  parts?: Record<string, string>
  /** What the shell does to the page: it stays, and a page that is gone is a mistake; or it may go. Else nothing is tried. */
  page?: 'stays' | 'may go'
  /** What is to be done after a No that does not mean that the shell is wrong. */
  ifNot?: string
}

const TAPPED = { tapped: 'tap the link' }

const message = (call: keyof typeof PAYLOADS, name: string): Sent => ({ call, payload: PAYLOADS[call].good[name] })

export const HAND_STEPS: HandStep[] = [
  {
    id: 'rate.good.plain',
    title: 'rate',
    how: 'Tap the button.',
    question: 'Did the prompt of the store show, or has it shown often enough already?',
    should: 'ask the system for its rating prompt, and keep the page',
    sends: message('rate', 'plain'),
    page: 'stays',
  },
  {
    id: 'openProduct.good.native',
    title: 'openProduct, a native screen',
    how: 'Tap the button, then come back to this page.',
    question: 'Did a native screen open, and is this page as it was?',
    should: 'open the native screen of rupya://product, and keep the page',
    sends: message('openProduct', 'native'),
    page: 'stays',
  },
  {
    id: 'openProduct.good.web',
    title: 'openProduct, a web page',
    how: 'Tap the button, then come back to this page.',
    question: 'Did example.com open outside of this page, and is this page as it was?',
    should: 'open web pages outside of this web view, and keep the page',
    sends: message('openProduct', 'web'),
    page: 'stays',
  },
  {
    id: 'goHome.good.plain',
    title: 'goHome',
    how: 'Tap the button. Then open this page again.',
    question: 'Did the home of the app show?',
    should: 'show the home of the app',
    sends: message('goHome', 'plain'),
    page: 'may go',
  },
  {
    id: 'sessionEnded.good.plain',
    title: 'sessionEnded',
    how: 'Tap the button. Log in, and open this page again.',
    question: 'Did the app let you log in again?',
    should: 'drop the token and let the borrower log in again',
    sends: message('sessionEnded', 'plain'),
    page: 'may go',
  },
  {
    id: 'close.good.plain',
    title: 'close',
    how: 'Tap the button. Then open this page again.',
    question: 'Did the page close, and did the screen below it show?',
    should: 'close the web view',
    sends: message('close', 'plain'),
    parts: { gone: 'open this page again after it was closed' },
    page: 'may go',
  },
  {
    id: 'photo',
    title: 'Photos from the gallery',
    how: 'Open the chooser and cancel it. Then open it again, and choose two pictures at once.',
    should: 'open the chooser each time, hand on all that is chosen, and keep the page meanwhile',
    parts: { again: 'cancel the chooser, open it again and choose', several: 'choose two pictures at once' },
    page: 'stays',
  },
  {
    id: 'camera',
    title: 'A photo from the camera',
    how: 'Choose the camera in the chooser, and leave it without a picture. Then choose it again, and take one.',
    question: 'Did the camera open both times?',
    should: 'offer the camera in the chooser, each time, hand on what it took, and keep the page meanwhile',
    parts: { again: 'leave the camera without a picture, choose it again and take one' },
    page: 'stays',
  },
  {
    id: 'download',
    title: 'A download',
    how: 'Tap the link.',
    question: 'Was a file saved or shown, and is this page as it was?',
    should: 'save the file or show it, and keep the page',
    parts: TAPPED,
    page: 'stays',
  },
  {
    id: 'phone',
    title: 'A phone link',
    how: 'Tap the link.',
    question: 'Did the dialler open with the number, without calling?',
    should: 'open the dialler for tel:, and keep the page',
    parts: TAPPED,
    page: 'stays',
  },
  {
    id: 'mail',
    title: 'An e-mail link',
    how: 'Tap the link.',
    question: 'Did a new e-mail open, or is there no app for e-mail?',
    should: 'open a new e-mail for mailto:, and keep the page',
    parts: TAPPED,
    page: 'stays',
  },
  {
    id: 'window',
    title: 'A new window',
    how: 'Tap the link, then come back.',
    question: 'Did example.com open in the browser, and is this page as it was?',
    should: 'open new windows in the browser, and keep the page',
    parts: TAPPED,
    page: 'stays',
  },
  {
    id: 'back',
    title: 'Back',
    how: 'Tap “One step ahead”. Then go Back once as a borrower does, by the button or by a swipe.',
    should: 'go one step back in the page, and close it only at its first step',
    parts: { back: 'go Back' },
    page: 'stays',
  },
  {
    id: 'out',
    title: 'Back at the first step',
    how: 'Tap “I leave now”. Go Back until this page closes. Then open it again.',
    question: 'Did the page close, and did the screen below it show?',
    should: 'close the page at its first step, and show the screen below it',
    parts: { gone: 'open this page again after it was closed' },
    page: 'may go',
  },
  {
    id: 'restart',
    title: 'Storage over a restart',
    how: 'Tap “I restart now”. End the app in the app switcher. Open it and this page again. If nothing of this report is left then, it did not work.',
    question: 'Did you end the app in between, and not only leave the page?',
    should: 'keep the storage of the page: the default data store, and the same https origin',
    parts: { ended: 'end the app, then open it and this page again' },
    page: 'may go',
    ifNot: 'be tried once more: end the app, then open it',
  },
  {
    id: 'text',
    title: 'Text size',
    how: 'Set the largest text size in the settings of the phone, and come back.',
    question: 'Are the letters of this page larger now?',
    should: 'pass the text size on to the page',
  },
  {
    id: 'areas',
    title: 'Notch and bars',
    how: 'Look at the first and at the last line of this page.',
    question: 'Are both clear of the notch and the bars?',
    should: 'keep the page clear of notch and bars, or pass the safe areas on',
  },
  {
    id: 'keyboard',
    title: 'The keyboard',
    how: 'Move the page until the field is at the end of the screen, and tap it.',
    question: 'Did you see the field above the keyboard?',
    should: 'make the web view smaller by the keyboard, so that the field in use stays seen',
    parts: { field: 'tap the field' },
  },
  {
    id: 'dark',
    title: 'Dark mode',
    how: 'Change between light and dark in the settings of the phone, and come back each time.',
    question: 'Was this page dark when the phone was, and light when the phone was?',
    should: 'let the page follow prefers-color-scheme',
    parts: { light: 'set the phone to light', dark: 'set the phone to dark' },
  },
  {
    id: 'switcher',
    title: 'The app switcher',
    how: 'Open the app switcher.',
    question: 'Is what this page says hidden there?',
    should: 'cover the page in the app switcher',
  },
]

/** What a person still has to do of a step before it can be right. */
export const stillToDo = ({ parts = {} }: HandStep, seen: readonly string[] = []) =>
  Object.keys(parts).flatMap((part) => (seen.includes(part) ? [] : (parts[part] ?? [])))
