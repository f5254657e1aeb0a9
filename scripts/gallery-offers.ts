import type { GalleryState } from './gallery-state.ts'

export const offerStates: GalleryState[] = []
