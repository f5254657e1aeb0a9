import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { problemImageAddress, uploadImage } from '../../../api/upload-problem-image.ts'
import { errorLanguage } from '../../../parts/error-words.ts'
import { logError } from '../../../platform/error-log.ts'
import { showToast } from '../../../ui/toast.tsx'
import { createPictureUploads } from './picture-uploads.ts'
import { failureWords, refusalWords } from './picture-words.ts'
import { addressesOf, type PictureEvent, restoredPictures, toSaved, unfinishedOf } from './pictures.ts'
import { preparePicture } from './prepare-picture.ts'
import type { SavedPicture } from './saved-pictures.ts'
import { createUploadedNote } from './uploaded-note.ts'

interface UsePicturesOptions {
  /** The pictures of the draft; read once. */
  saved: readonly SavedPicture[]
  /** Called with the pictures to store, each time they change. */
  onChange: (saved: SavedPicture[]) => void
}

/** The pictures of a form. They are uploaded as soon as they are chosen (HELP-21), and keep the order of choosing. */
export function usePictures({ saved, onChange }: UsePicturesOptions) {
  const [uploads] = useState(() => begin(saved))
  const state = useSyncExternalStore(uploads.subscribe, uploads.state)
  const told = useRef<string>(undefined)
  useEffect(
    () =>
      uploads.subscribe(() => {
        const now = toSaved(uploads.state())
        const text = JSON.stringify(now)
        if (told.current === text) return
        told.current = text
        onChange(now)
      }),
    [uploads, onChange],
  )
  useEffect(() => uploads.stop, [uploads])
  return {
    ...state,
    dispatch: (event: PictureEvent) => uploads.dispatch(event),
    /** Adds chosen files, in place of the picture `at` or at the end. Returns how many did not fit. */
    choose: (files: readonly File[], at?: number) => {
      uploads.dispatch({ type: 'choose', files, ...(at !== undefined && { at }) })
      return uploads.state().leftOver
    },
    /** The addresses to send, in order. */
    urls: addressesOf(state),
    /** Why Send has to wait. */
    unfinished: unfinishedOf(state),
  }
}

export type PicturesOfForm = ReturnType<typeof usePictures>

function begin(saved: readonly SavedPicture[]) {
  const note = createUploadedNote()
  const uploads = createPictureUploads(restoredPictures(saved, problemImageAddress), {
    prepare: preparePicture,
    upload: uploadImage,
    onUploaded: note.show,
    onFailed: (error) => {
      logError(error, 'A picture was not uploaded')
      showToast(failureWords(error), 'message', errorLanguage(error))
    },
    onRefused: (reason) => showToast(refusalWords(reason)),
  })
  return {
    ...uploads,
    stop: () => {
      uploads.stop()
      note.stop()
    },
  }
}
