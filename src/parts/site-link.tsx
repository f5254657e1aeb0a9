import type { ReactNode } from 'react'
import { siteAddress } from '../platform/links/site-address.ts'

interface SiteLinkProps {
  /** A page of the official site: `/privacyPolicy`. */
  path: string
  className?: string | undefined
  children: ReactNode
}

/** A link out of the app to a page of the official site, which is a document of its own. */
export const SiteLink = ({ path, className, children }: SiteLinkProps) => (
  <a href={siteAddress(path)} className={className}>
    {children}
  </a>
)
