import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { templateQuery } from '../api/promotion.ts'
import { promotionOf, templateOf } from '../features/promotion/campaign.ts'
import { RegisterError } from '../features/promotion/register/register-error.tsx'
import { RegisterTemplate } from '../features/promotion/register/register-template.tsx'
import { promotionSearch } from '../features/promotion/search.ts'
import { openVisit } from '../features/promotion/visit.ts'

export const Route = createFileRoute('/registerTemplate')({
  validateSearch: promotionSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps, preload }) => {
    const templateId = templateOf(deps)
    // The graphic code does not wait for the template. A preload is not a visit.
    if (!preload) openVisit()
    return context.queryClient.ensureQueryData(templateQuery(templateId))
  },
  component: RegisterRoute,
  errorComponent: RegisterFailure,
})

function RegisterRoute() {
  const search = promotionOf(Route.useSearch())
  const { config } = Route.useLoaderData()
  // Another advertisement is a new visit.
  return <RegisterTemplate key={JSON.stringify(search)} config={config} search={search} />
}

function RegisterFailure({ error }: ErrorComponentProps) {
  return <RegisterError error={error} search={Route.useSearch()} />
}
