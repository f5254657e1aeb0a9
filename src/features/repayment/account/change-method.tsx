import { Link, useSearch } from '@tanstack/react-router'
import { m } from '../../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../../ui/button.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The virtual account is the entry before: whoever has chosen goes back to it. */
    fromAccount?: true
  }
}

interface ChangeMethodProps {
  look?: keyof typeof buttonClass
  /** `render` fetches the screen behind it at once, for the network may be gone later. */
  preload?: 'render'
}

/** From the virtual account, or from its failure, to another bank or mini market. */
export function ChangeMethod({ look = 'quiet', preload }: ChangeMethodProps) {
  const { productId, orderId, amount, display, from } = useSearch({ from: '/_card/that' })
  return (
    <Link
      to="/individual"
      search={{ productId, orderId, amount, display, from }}
      state={{ fromAccount: true }}
      className={buttonClass[look]}
      {...(preload && { preload })}
    >
      {m.change_method()}
    </Link>
  )
}
