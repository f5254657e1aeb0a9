import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { recommendedQuery } from '../../api/recommend.ts'
import { RecommendedList } from '../../features/recommend/recommended-list.tsx'
import { sceneOf } from '../../features/recommend/scene.ts'
import { optionalText } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_token/relevant')({
  validateSearch: v.object({ scene: optionalText }),
  loaderDeps: ({ search: { scene } }) => ({ scene }),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(recommendedQuery(sceneOf(deps.scene))),
  component: RelevantRoute,
})

function RelevantRoute() {
  const scene = sceneOf(Route.useLoaderDeps().scene)
  return <RecommendedList key={scene} scene={scene} />
}
