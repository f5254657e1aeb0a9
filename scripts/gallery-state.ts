import type { Page } from '@playwright/test'
import type { Locale } from '../src/platform/i18n/generated/runtime.js'
import { LOCALES } from '../src/platform/i18n/languages.ts'
import type { GroupName } from './groups.ts'

export type Language = Locale

/** In English first, as all that is written beside the pictures. */
export const PICTURED: [Language, ...Language[]] = ['en', ...LOCALES.filter((language) => language !== 'en')]

/** What something is called: the same in every language, or in each what it says (`said`). */
export type Name = string | ((language: Language) => string | RegExp)

export const nameIn = (name: Name, language: Language) => (typeof name === 'string' ? name : name(language))

/** An element of the screen: its role (`text` where it has none) and its name. */
interface ScreenElement<Role extends string> {
  role: Role
  name: Name
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
  /** One opens by itself so many milliseconds after the screen. */
  dialogAfter?: number
  /** Elements to tap. */
  taps?: (ScreenElement<'button' | 'radio' | 'text'> & { inDialog?: true })[]
  /** It is made of the same parts as another state: only a full run looks whether it can be read, tapped and made larger. */
  isAlike?: true
  /** An element to wait for after the taps. */
  shows?: ScreenElement<'dialog' | 'heading' | 'button' | 'radio' | 'text'>
  /** Further steps that lead to the state. */
  play?: (page: Page, language: Language) => Promise<void>
  /** A script that the server no longer has. */
  withoutChunk?: GroupName
}
