import { createFileRoute } from '@tanstack/react-router'
import { joinFailureQuery } from '../../api/joint-login.ts'
import { JoinFailure } from '../../features/loan/join-failure.tsx'
import { productSearch } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_token/loginError')({
  validateSearch: productSearch,
  loaderDeps: ({ search: { productId } }) => ({ productId }),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(joinFailureQuery(deps.productId)),
  component: LoginErrorRoute,
})

function LoginErrorRoute() {
  const { productId } = Route.useLoaderDeps()
  return <JoinFailure key={productId} productId={productId} />
}
