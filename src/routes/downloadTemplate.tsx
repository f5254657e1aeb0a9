import { createFileRoute } from '@tanstack/react-router'
import { DownloadTemplate } from '../features/promotion/download-template.tsx'
import { promotionSearch } from '../features/promotion/search.ts'

export const Route = createFileRoute('/downloadTemplate')({ validateSearch: promotionSearch, component: DownloadRoute })

function DownloadRoute() {
  const search = Route.useSearch()
  return <DownloadTemplate search={search} />
}
