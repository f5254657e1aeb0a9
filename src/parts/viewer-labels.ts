import type { ComponentProps } from 'react'
import { m } from '../platform/i18n/generated/messages.js'
import type { ImageViewer } from '../ui/image-viewer.tsx'

/** The words of an image viewer. */
export const viewerLabels = (title: string): ComponentProps<typeof ImageViewer>['labels'] => ({
  title,
  close: m.viewer_close(),
  next: m.viewer_next(),
  previous: m.viewer_previous(),
  zoomIn: m.viewer_zoom_in(),
  zoomOut: m.viewer_zoom_out(),
  failed: m.viewer_failed(),
})
