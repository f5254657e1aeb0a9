import { createFileRoute } from '@tanstack/react-router'
import { AgreementTemplate } from '../features/promotion/agreement-template.tsx'
import { promotionSearch } from '../features/promotion/search.ts'

export const Route = createFileRoute('/agreementTemplate')({
  validateSearch: promotionSearch,
  component: AgreementTemplate,
})
