import { m } from '../../../platform/i18n/generated/messages.js'
import { showToast } from '../../../ui/toast.tsx'

/** The duration of the toast. */
const QUIET_MS = 3000

/**
 * Says that an upload succeeded (HELP-21). Uploads that end during a toast share the next one, so that a screen reader does
 * not repeat the same words.
 */
export function createUploadedNote() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const say = () => {
    showToast(m.upload_done(), 'done')
    isWaiting = false
    timer = setTimeout(() => {
      timer = undefined
      if (isWaiting) say()
    }, QUIET_MS)
  }
  return {
    show: () => {
      if (timer === undefined) say()
      else isWaiting = true
    },
    stop: () => clearTimeout(timer),
  }
}
