import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { createElement } from 'react'

/** The developer's page, /testPreview. Only builds with TEST_PAGE have it (DEV-1). */
export const testPreviewRoute = (root: AnyRoute) =>
  createRoute({
    getParentRoute: () => root,
    path: '/testPreview',
    component: lazyRouteComponent(async () => {
      const [{ TestPreview }, { jumps }] = await Promise.all([
        import('../features/dev/test-preview.tsx'),
        import('./screens.ts'),
      ])
      return { TestPreview: () => createElement(TestPreview, { jumps }) }
    }, 'TestPreview'),
  })
