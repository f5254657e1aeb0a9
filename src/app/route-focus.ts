import type { AnyRouter } from '@tanstack/react-router'
import { focusHeading } from '../ui/focus-heading.ts'

/** After a change of screen the focus goes to its heading, so that a screen reader begins there (quality section 2). */
export function focusOnRouteChange(router: AnyRouter) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading()
  })
}
