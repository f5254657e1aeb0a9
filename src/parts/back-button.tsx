import { useBack } from '../platform/back.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { IconButton } from '../ui/icon-button.tsx'
import { detail } from '../ui/detail.tsx'

/** The back button before a screen's title. */
export const BackButton = detail(function BackButton() {
  const back = useBack()
  return <IconButton icon="back" label={m.back()} onClick={() => void back()} />
})
