import { MOST_PICTURES, type SavedPicture } from './saved-pictures.ts'

/** Why a file is refused. */
export type Refusal = 'empty' | 'unreadable' | 'tooLarge' | 'tooManyPixels' | 'svg' | 'notPicture' | 'heic' | 'broken'

/** The next step of a waiting picture: prepare the chosen file, or upload the prepared one. */
type Queued = { step: 'chosen'; file: File } | { step: 'prepared'; upload: File }

/** The state of a picture. `run` identifies the current task, so that late replies of earlier tasks are ignored. */
type Stage =
  | Queued
  | { step: 'preparing'; file: File; run: number }
  | { step: 'uploading'; upload: File; run: number; attempt: number; sent: number }
  | { step: 'uploaded'; url: string }
  | { step: 'stopped'; resume: Queued }
  | { step: 'failed'; resume: Queued; error: unknown }
  | { step: 'refused'; reason: Refusal }
  | { step: 'lost' }

export type Picture = Stage & {
  id: number
  /** The prepared picture's address on this device. */
  preview?: string
}

export interface Pictures {
  /** In the order in which they were chosen, which is also the order of sending. */
  list: readonly Picture[]
  /** How many files of the last choice did not fit. */
  leftOver: number
  /** The next free number for a picture or a run. */
  next: number
}

export type PictureEvent =
  /** Files were chosen: they replace the picture `at` and others that need a file, or are added at the end. */
  | { type: 'choose'; files: readonly File[]; at?: number }
  | { type: 'cancel' | 'retry' | 'remove'; id: number }
  | { type: 'prepared'; run: number; upload: File; preview: string }
  | { type: 'refused'; run: number; reason: Refusal }
  | { type: 'progress'; run: number; attempt: number; sent: number }
  | { type: 'uploaded'; run: number; url: string }
  | { type: 'failed'; run: number; error: unknown }

/** Enough to use a slow connection fully, and few enough that each ends soon. */
const MOST_UPLOADS = 2

/** The pictures after an event. The next pictures then become `preparing` (one at a time) or `uploading` (two). */
export const nextPictures = (state: Pictures, event: PictureEvent): Pictures => begin(apply(state, event))

function apply(state: Pictures, event: PictureEvent): Pictures {
  switch (event.type) {
    case 'choose':
      return choose(state, event.files, event.at)
    case 'remove':
      return { ...state, leftOver: 0, list: state.list.filter(({ id }) => id !== event.id) }
    case 'cancel':
    case 'retry':
      return change(
        state,
        ({ id }) => id === event.id,
        (picture) => (event.type === 'cancel' ? cancelled(picture) : retried(picture)),
      )
    case 'prepared':
    case 'refused':
    case 'progress':
    case 'uploaded':
    case 'failed':
      return change(
        state,
        (picture) => 'run' in picture && picture.run === event.run,
        (picture) => replied(picture, event),
      )
  }
}

const change = (state: Pictures, isMeant: (picture: Picture) => boolean, by: (picture: Picture) => Picture) => ({
  ...state,
  list: state.list.map((picture) => (isMeant(picture) ? by(picture) : picture)),
})

function choose(state: Pictures, files: readonly File[], at?: number): Pictures {
  const rest = [...files]
  let { next } = state
  const start = at === undefined ? Infinity : state.list.findIndex(({ id }) => id === at)
  const filled = state.list.map((picture, index): Picture => {
    const file = start >= 0 && index >= start && needsFile(picture) ? rest.shift() : undefined
    return file ? { id: next++, step: 'chosen', file } : picture
  })
  const added = rest.splice(0, MOST_PICTURES - filled.length)
  return {
    list: [...filled, ...added.map((file): Picture => ({ id: next++, step: 'chosen', file }))],
    leftOver: rest.length,
    next,
  }
}

/** Whether the place has no file that can be sent. */
export const needsFile = ({ step }: Picture) => step === 'lost' || step === 'refused'

function cancelled(picture: Picture): Picture {
  const resume = queued(picture)
  return resume ? { ...base(picture), step: 'stopped', resume } : picture
}

const retried = (picture: Picture): Picture => ('resume' in picture ? { ...base(picture), ...picture.resume } : picture)

/** The remaining step of a picture that waits or is in progress. */
function queued(picture: Picture): Queued | undefined {
  if (picture.step === 'chosen' || picture.step === 'preparing') return { step: 'chosen', file: picture.file }
  if (picture.step === 'prepared' || picture.step === 'uploading') return { step: 'prepared', upload: picture.upload }
  return undefined
}

function replied(picture: Picture, event: Extract<PictureEvent, { run: number }>): Picture {
  if (event.type === 'prepared' && picture.step === 'preparing')
    return { id: picture.id, preview: event.preview, step: 'prepared', upload: event.upload }
  if (event.type === 'refused') return { id: picture.id, step: 'refused', reason: event.reason }
  if (event.type === 'failed') {
    const resume = queued(picture)
    return resume ? { ...base(picture), step: 'failed', resume, error: event.error } : picture
  }
  if (picture.step !== 'uploading') return picture
  if (event.type === 'uploaded') return { ...base(picture), step: 'uploaded', url: event.url }
  if (event.type === 'progress') return progressed(picture, event)
  return picture
}

/** Within an attempt, progress only grows. */
function progressed(
  picture: Extract<Picture, { step: 'uploading' }>,
  { attempt, sent }: { attempt: number; sent: number },
): Picture {
  if (attempt < picture.attempt) return picture
  return { ...picture, attempt, sent: attempt === picture.attempt ? Math.max(sent, picture.sent) : sent }
}

const base = ({ id, preview }: Picture) => ({ id, ...(preview !== undefined && { preview }) })

/** Starts waiting pictures, in order. */
function begin(state: Pictures): Pictures {
  let { next } = state
  let isPreparing = state.list.some(({ step }) => step === 'preparing')
  let uploads = state.list.filter(({ step }) => step === 'uploading').length
  const list = state.list.map((picture): Picture => {
    if (picture.step === 'chosen' && !isPreparing) {
      isPreparing = true
      return { ...picture, step: 'preparing', run: next++ }
    }
    if (picture.step === 'prepared' && uploads < MOST_UPLOADS) {
      uploads += 1
      return { ...picture, step: 'uploading', run: next++, attempt: 0, sent: 0 }
    }
    return picture
  })
  return { ...state, list, next }
}

/** The pictures of a draft. A picture whose address may not be sent becomes a place without a file. */
export const restoredPictures = (
  saved: readonly SavedPicture[],
  addressOf: (url: string) => string | undefined,
): Pictures => ({
  list: saved.map((picture, id): Picture => {
    const url = picture.url === undefined ? undefined : addressOf(picture.url)
    return url === undefined ? { id, step: 'lost' } : { id, step: 'uploaded', url }
  }),
  leftOver: 0,
  next: saved.length,
})

/** The pictures as a draft stores them. A refused file gets no place: there is nothing to choose again. */
export const toSaved = ({ list }: Pictures): SavedPicture[] =>
  list.flatMap((picture): SavedPicture[] => {
    if (picture.step === 'refused') return []
    return picture.step === 'uploaded' ? [{ url: picture.url }] : [{}]
  })

/** The addresses to send, each once, in order. */
export const addressesOf = ({ list }: Pictures): string[] => [
  ...new Set(list.flatMap((picture) => (picture.step === 'uploaded' ? [picture.url] : []))),
]

/** Why the pictures cannot be sent yet: one is uploading, has failed, or has lost its file. */
export function unfinishedOf({ list }: Pictures): 'uploading' | 'failed' | 'lost' | undefined {
  if (list.some((picture) => queued(picture))) return 'uploading'
  if (list.some(({ step }) => step === 'failed' || step === 'stopped' || step === 'refused')) return 'failed'
  return list.some(({ step }) => step === 'lost') ? 'lost' : undefined
}
