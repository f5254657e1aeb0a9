import type { Page } from '@playwright/test'

export const LANGUAGES = ['id', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The value of `lang` in an address. */
export const LANG: Record<Language, string> = { id: '1', en: '2' }

/** Something on the screen: a role, or `text` for what has none, and the name in each language. */
interface ScreenElement<Role extends string> {
  role: Role
  id: string
  en: string
}

/** One thing that a person may see: an address in a situation. */
export interface GalleryState {
  name: string
  description: string
  path: string
  scenario: string
  /** Parameters that differ from the scenario's; `undefined` takes one away. */
  search?: Record<string, string | undefined>
  /** Milliseconds to let pass in the page once it is open. */
  fastForward?: number
  /** A dialog opens by itself. */
  dialog?: true
  /** Taps that lead to it: a role, or a text that has none, and the name in each language. */
  taps?: (ScreenElement<'button' | 'radio' | 'text'> & { inDialog?: true })[]
  /** What has to be there after the taps. */
  shows?: ScreenElement<'dialog' | 'heading' | 'button' | 'radio' | 'text'>
  /** What else leads to it. */
  play?: (page: Page, language: Language) => Promise<void>
  /** Part of a script's name that the server has no more. */
  withoutChunk?: string
}
