import { useCloseOnBack } from '../platform/back.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { Button, ButtonRow } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface LeaveDialogProps {
  host: string
  onDecide: (leaves: boolean) => void
}

/** Names another site and asks whether to open it. */
export function LeaveDialog({ host, onDecide }: LeaveDialogProps) {
  const stay = () => onDecide(false)
  useCloseOnBack(true, stay)
  return (
    <Dialog title={m.leave_title()} onClose={stay}>
      <p>{m.leave_text({ host })}</p>
      <ButtonRow>
        <Button look="secondary" onClick={stay}>
          {m.cancel()}
        </Button>
        <Button onClick={() => onDecide(true)}>{m.leave_open()}</Button>
      </ButtonRow>
    </Dialog>
  )
}
