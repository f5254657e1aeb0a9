import type { ReactNode } from 'react'
import { beginLeaving } from '../platform/links/reload-once.ts'
import { siteAddress } from '../platform/links/site-address.ts'

interface SiteLinkProps {
  /** A page of the official site: `/privacyPolicy`. */
  path: string
  className?: string | undefined
  children: ReactNode
}

/** A link from the app to a page of the official site, which is a separate document. */
export const SiteLink = ({ path, className, children }: SiteLinkProps) => (
  <a href={siteAddress(path)} className={className} onClick={() => beginLeaving()}>
    {children}
  </a>
)
