import { nextPictures, type Picture, type PictureEvent, type Pictures, type Refusal } from './pictures.ts'

interface UploadProgress {
  attempt: number
  sent: number
  total: number
}

interface Work {
  /** Prepares a chosen file for sending, or gives the reason why it is refused. */
  prepare: (file: File) => Promise<{ upload: File } | { refusal: Refusal }>
  upload: (
    file: File,
    options: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
  ) => Promise<string>
  onUploaded: () => void
  onFailed: (error: unknown) => void
  onRefused: (reason: Refusal) => void
}

/** Prepares and uploads pictures in the order that `nextPictures` decides, and stops those that are cancelled or removed. */
export function createPictureUploads(initial: Pictures, work: Work) {
  let state = initial
  const listeners = new Set<() => void>()
  const controllers = new Map<number, AbortController>()
  /** A decoder cannot be stopped. The next picture waits for it, even if this one was removed, to save memory. */
  let decoder: Promise<unknown> = Promise.resolve()

  const dispatch = (event: PictureEvent) => {
    const before = state
    state = nextPictures(state, event)
    const runs = new Set(state.list.flatMap((picture) => ('run' in picture ? [picture.run] : [])))
    for (const [run, controller] of controllers) if (!runs.has(run)) controller.abort()
    const previews = previewsOf(state)
    for (const preview of previewsOf(before)) if (!previews.has(preview)) URL.revokeObjectURL(preview)
    for (const picture of state.list) if ('run' in picture && !controllers.has(picture.run)) start(picture)
    for (const listener of listeners) listener()
  }

  const start = (picture: Extract<Picture, { run: number }>) => {
    const { run } = picture
    const controller = new AbortController()
    controllers.set(run, controller)
    const { signal } = controller
    const ended =
      picture.step === 'preparing' ? prepare(picture.file, run, signal) : upload(picture.upload, run, signal)
    void ended
      .catch((error: unknown) => {
        if (signal.aborted) return
        dispatch({ type: 'failed', run, error })
        work.onFailed(error)
      })
      .finally(() => controllers.delete(run))
  }

  const prepare = async (file: File, run: number, signal: AbortSignal) => {
    const turn = decoder.then(() => (signal.aborted ? undefined : work.prepare(file)))
    decoder = turn.catch(() => {})
    const result = await turn
    if (!result || signal.aborted) return
    if ('upload' in result) {
      const preview = URL.createObjectURL(result.upload)
      dispatch({ type: 'prepared', run, upload: result.upload, preview })
      return
    }
    dispatch({ type: 'refused', run, reason: result.refusal })
    work.onRefused(result.refusal)
  }

  const upload = async (file: File, run: number, signal: AbortSignal) => {
    const url = await work.upload(file, {
      signal,
      onProgress: ({ attempt, sent, total }) =>
        dispatch({ type: 'progress', run, attempt, sent: total > 0 ? sent / total : 0 }),
    })
    if (signal.aborted) return
    dispatch({ type: 'uploaded', run, url })
    work.onUploaded()
  }

  return {
    dispatch,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Stops everything, because the person leaves the form. */
    stop: () => {
      for (const controller of controllers.values()) controller.abort()
      for (const preview of previewsOf(state)) URL.revokeObjectURL(preview)
    },
  }
}

const previewsOf = ({ list }: Pictures) => new Set(list.flatMap(({ preview }) => preview ?? []))
