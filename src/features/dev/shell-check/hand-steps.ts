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
  /** The page may be gone after it. */
  mayLeave?: boolean
}

const message = (call: keyof typeof PAYLOADS, name: string): Sent => ({ call, payload: PAYLOADS[call].good[name] })

export const HAND_STEPS: HandStep[] = [
  {
    id: 'rate.good.plain',
    title: 'rate',
    how: 'Tap the button.',
    question: 'Did the prompt of the store show, or has it shown often enough already?',
    should: 'ask the system for its rating prompt',
    sends: message('rate', 'plain'),
  },
  {
    id: 'openProduct.good.native',
    title: 'openProduct, a native screen',
    how: 'Tap the button, then come back to this page.',
    question: 'Did a native screen open, and is this page as it was?',
    should: 'open the native screen of rupya://product, and keep the page',
    sends: message('openProduct', 'native'),
    mayLeave: true,
  },
  {
    id: 'openProduct.good.web',
    title: 'openProduct, a web page',
    how: 'Tap the button, then come back to this page.',
    question: 'Did example.com open outside of this page, and is this page as it was?',
    should: 'open web pages outside of this web view',
    sends: message('openProduct', 'web'),
    mayLeave: true,
  },
  {
    id: 'goHome.good.plain',
    title: 'goHome',
    how: 'Tap the button. Then open this page again.',
    question: 'Did the home of the app show?',
    should: 'show the home of the app',
    sends: message('goHome', 'plain'),
    mayLeave: true,
  },
  {
    id: 'close.good.plain',
    title: 'close',
    how: 'Tap the button. Then open this page again.',
    question: 'Did the page close, and did the screen below it show?',
    should: 'close the web view',
    sends: message('close', 'plain'),
    mayLeave: true,
  },
  {
    id: 'photo',
    title: 'A photo from the gallery',
    how: 'Open the chooser once and cancel it. Then open it again and choose a picture.',
    should: 'open the chooser each time, and hand on what is chosen',
  },
  {
    id: 'camera',
    title: 'A photo from the camera',
    how: 'Choose the camera in the chooser, and take a picture.',
    should: 'offer the camera in the chooser',
  },
  {
    id: 'download',
    title: 'A download',
    how: 'Tap the link.',
    question: 'Was a file saved or shown, and is this page as it was?',
    should: 'save the file or show it, and keep the page',
  },
  {
    id: 'phone',
    title: 'A phone link',
    how: 'Tap the link.',
    question: 'Did the dialler open with the number, without calling?',
    should: 'open the dialler for tel:',
  },
  {
    id: 'mail',
    title: 'An e-mail link',
    how: 'Tap the link.',
    question: 'Did a new e-mail open, or is there no app for e-mail?',
    should: 'open a new e-mail for mailto:',
  },
  {
    id: 'window',
    title: 'A new window',
    how: 'Tap the link, then come back.',
    question: 'Did example.com open in the browser, and is this page as it was?',
    should: 'open new windows in the browser',
    mayLeave: true,
  },
  {
    id: 'back',
    title: 'Back',
    how: 'Tap “One step ahead”. Then go Back as a borrower does, by the button or by a swipe.',
    should: 'go one step back in the page, and close it only at its first step',
    mayLeave: true,
  },
  {
    id: 'restart',
    title: 'Storage over a restart',
    how: 'Tap “I restart now”. End the app in the app switcher. Open it and this page again.',
    should: 'keep the storage of the page: the default data store, and the same https origin',
    mayLeave: true,
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
    question: 'Are both clear of the notch, the bars and the keyboard?',
    should: 'keep the page clear of notch and bars, or pass the safe areas on',
  },
  {
    id: 'dark',
    title: 'Dark mode',
    how: 'Change to dark in the settings of the phone, and come back.',
    question: 'Is this page dark when the phone is dark?',
    should: 'let the page follow prefers-color-scheme',
  },
  {
    id: 'switcher',
    title: 'The app switcher',
    how: 'Open the app switcher.',
    question: 'Is what this page says hidden there?',
    should: 'cover the page in the app switcher',
  },
]
