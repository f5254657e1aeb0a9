import type { GalleryState } from './gallery-state.ts'

export const uploadStates: GalleryState[] = []
