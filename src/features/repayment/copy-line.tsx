import { m } from '../../platform/i18n/generated/messages.js'
import { CopyValue } from '../../ui/copy-value.tsx'
import { showToast } from '../../ui/toast.tsx'

interface CopyLineProps {
  /** What it is called beside the value. */
  what: string
  shown: string
  raw: string
}

/** A value of the virtual account with its copy button, which copies it as a bank's app takes it. */
export function CopyLine({ what, shown, raw }: CopyLineProps) {
  const labels = {
    copy: m.account_copy({ what: what.toLowerCase() }),
    copied: m.account_copied({ what }),
    pressAndHold: m.press_and_hold(),
  }
  return <CopyValue shown={shown} raw={raw} labels={labels} onResult={(text) => showToast(text, 'info')} />
}
