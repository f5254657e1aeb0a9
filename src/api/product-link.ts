import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import { defineProductLink } from './generated/outcomes.ts'
import type { RequestInput } from './operation.ts'

type ProductTap = RequestInput<'defineProductLink'>['body']

/** Requests the address of a recommended product. The caller opens it with `openLink`, which checks it. */
export const useDefineProductLink = (loading: () => string) =>
  useMutation({ mutationFn: (tap: ProductTap) => call(defineProductLink, { body: tap }), meta: { loading } })
