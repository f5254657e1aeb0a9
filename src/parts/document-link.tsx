import { stringifySearch } from '../lib/search.ts'
import { currentParams } from '../platform/session/session.ts'

interface DocumentLinkProps {
  /** A page that is served as it is, outside the router. */
  to: '/privacyPolicy' | '/loanAgreement'
  className?: string | undefined
  children: string
}

/** A link to a page of the site in the same language. Nothing of the session goes along: the page is for anybody. */
export function DocumentLink({ to, className, children }: DocumentLinkProps) {
  const { lang, market } = currentParams()
  return (
    <a className={className} href={to + stringifySearch({ lang, market })}>
      {children}
    </a>
  )
}
