import type { GalleryState } from './gallery-state.ts'

export const promotionStates: GalleryState[] = []
