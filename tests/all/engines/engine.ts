import type { Shell } from './shell.ts'

/** An element as an engine's driver identifies it. */
export type Handle = Record<string, unknown>

/** A position on the screen, in its own pixels. */
export interface Spot {
  x: number
  y: number
}

/** The roles of elements that the tests look for. */
export type Role = 'button' | 'checkbox' | 'combobox' | 'dialog' | 'heading' | 'img' | 'link' | 'radio' | 'textbox'

/** Elements that may have a role. The engine decides whether they do, and with which name. */
export const CANDIDATES: Record<Role, string> = {
  button: 'button, summary, [role=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog[open], [role=dialog]',
  heading: 'h1, h2, h3, h4',
  img: 'img, [role=img]',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input, textarea',
}

/** The few functions that a journey needs of a browser, for any engine and protocol. */
export interface EnginePage {
  /** The world that answers this page's calls. */
  world: string
  /** What must not happen on any page: uncaught errors, and violations of the content security policy. */
  broken: string[]
  goTo: (address: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  /** Elements with this role and exactly this name in the engine's own accessibility tree. */
  find: (role: Role, name: string) => Promise<Handle[]>
  /** Elements with exactly this text. */
  findWords: (words: string) => Promise<Handle[]>
  /** Runs a function in the page. It may use nothing from outside. */
  run: <Result, Args extends unknown[]>(
    inPage: (...args: Args) => Result,
    ...args: { [Each in keyof Args]: Args[Each] extends Element ? Handle : Args[Each] }
  ) => Promise<Awaited<Result>>
  tap: (spot: Spot) => Promise<void>
  /** Presses keys, one for each character. */
  type: (keys: string) => Promise<void>
  /** Chooses a file in the page's first field for files. */
  attach: (file: string) => Promise<void>
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface Engine {
  /** A page of a browser without stored data. */
  newPage: () => Promise<EnginePage>
  /** The native shell around the last page, where the engine has one. */
  shell?: () => Promise<Shell>
  close: () => Promise<void>
}

/** Actions work the same in WebDriver and in WebDriver BiDi (https://www.w3.org/TR/webdriver2/#actions). */
export const tapActions = ({ x, y }: Spot) => [
  {
    type: 'pointer',
    id: 'finger',
    // WebKitGTK does not support touch, and Firefox creates no click from it.
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const keyActions = (keys: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: Array.from(keys).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
