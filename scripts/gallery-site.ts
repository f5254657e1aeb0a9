import type { GalleryState } from './gallery-state.ts'

export const siteStates: GalleryState[] = []
