import { useBack } from '../platform/back.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { IconButton } from '../ui/icon-button.tsx'

export function BackButton() {
  const back = useBack()
  return <IconButton icon="back" label={m.back()} onClick={() => void back()} />
}
