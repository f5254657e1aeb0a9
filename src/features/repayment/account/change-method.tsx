import { Link, useSearch } from '@tanstack/react-router'
import { m } from '../../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../../ui/button.tsx'
import { accountOf } from '../repayment-search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the virtual account: go back to it after choosing. */
    fromAccount?: true
  }
}

interface ChangeMethodProps {
  look?: keyof typeof buttonClass
  /** `render` loads the next screen at once, because the network may fail later. */
  preload?: 'render'
}

/** The link from the virtual account, or from its error screen, to another bank or mini market. */
export function ChangeMethod({ look = 'quiet', preload }: ChangeMethodProps) {
  const search = accountOf(useSearch({ from: '/_card/that' }))
  return (
    <Link
      to="/individual"
      search={search}
      state={{ fromAccount: true }}
      className={buttonClass[look]}
      {...(preload && { preload })}
    >
      {m.change_method()}
    </Link>
  )
}
