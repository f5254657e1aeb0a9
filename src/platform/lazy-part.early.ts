import { NotHereYet } from '../early/runtime/tiny-react.ts'

/* @__NO_SIDE_EFFECTS__ */
export const lazyPart = () => () => {
  throw new NotHereYet()
}
