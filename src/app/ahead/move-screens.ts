import type { AppRouter } from '../router.ts'

const MOVE_MS = 180

/**
 * Lets a new screen fade in. Nothing changes its place, where a toast or a finger may be. Unlike a view transition, it delays no tap and no loading, and every engine of the
 * floor has it. Who asks for less motion gets none.
 */
export function moveScreens(router: Pick<AppRouter, 'subscribe'>) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document.querySelector('#app main')?.animate({ opacity: [0.4, 1] }, { duration: MOVE_MS, easing: 'ease-out' })
  })
}
