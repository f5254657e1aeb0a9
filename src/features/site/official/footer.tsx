import type { Company } from '../../../platform/read-env.ts'

export function SiteFooter({ company }: { company: Company }) {
  return <p>{company.name}</p>
}
