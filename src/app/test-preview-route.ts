import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The developer's page, /testPreview. Only builds with TEST_PAGE have it (DEV-1). */
export const testPreviewRoute = (root: AnyRoute) =>
  createRoute({
    getParentRoute: () => root,
    path: '/testPreview',
    component: lazyRouteComponent(() => import('../features/dev/test-preview.tsx'), 'TestPreview'),
  })
