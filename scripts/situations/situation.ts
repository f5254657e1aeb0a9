import type { Page } from '@playwright/test'
import { inEnglish } from '../../mocks/language.ts'
import type { Locale } from '../../src/platform/i18n/generated/runtime.js'
import { LOCALES } from '../../src/platform/i18n/languages.ts'
import type { GroupName } from '../build/groups.ts'

export type Language = Locale

/** English first, like all text beside the pictures. */
export const PICTURED: [Language, ...Language[]] = ['en', ...LOCALES.filter((language) => language !== 'en')]

/** The name of something: the mock server's words or a name, or a function with the words of each language (`said`). */
export type Name = string | ((language: Language) => string | RegExp)

export const nameIn = (name: Name, language: Language) =>
  typeof name === 'string' ? served(name, language) : name(language)

/** What the mock server of Indonesia says to readers of a language. */
export const served = (words: string, language: Language) => (language === 'en' ? inEnglish(words) : words)

/** An element of the screen: its role (`text` if it has none) and its name. */
interface ScreenElement<Role extends string> {
  role: Role
  name: Name
}

/** Something that a person may see: an address in a situation. */
export interface Situation {
  name: string
  description: string
  path: string
  scenario: string
  /** Parameters that differ from the scenario's; `undefined` removes one. */
  search?: Record<string, string | undefined>
  /** Milliseconds to advance the clock after the page has opened. */
  fastForward?: number
  /** A dialog opens by itself. */
  dialog?: true
  /** A dialog opens by itself this many milliseconds after the screen. */
  dialogAfter?: number
  /** Elements to tap. */
  taps?: (ScreenElement<'button' | 'radio' | 'text'> & { inDialog?: true })[]
  /** It has the same parts as another situation, so its readability, tap targets and large text are not looked at again. */
  isAlike?: true
  /** An element to wait for after the taps. */
  shows?: ScreenElement<'dialog' | 'heading' | 'button' | 'radio' | 'text'>
  /** Further steps to reach the situation. */
  steps?: (page: Page, language: Language) => Promise<void>
  /** A script that is missing on the server. */
  withoutChunk?: GroupName
}
