import { expect } from '@playwright/test'
import type { OpenOptions } from '../journeys/borrower.ts'
import { screenAddress } from '../journeys/borrower.ts'
import { PORTS } from '../journeys/ports.ts'
import type { EnginePage, Handle, Role, Spot } from './engine.ts'
import { isDrawn, spotOf, spotOfWords, visibleText } from './in-page.ts'

const ORIGIN = `http://localhost:${PORTS.release}`
const WORLD = `http://localhost:${PORTS.world}/__world`

/** What a person does at a phone and sees on it, in any engine. */
export class Screen {
  readonly page: EnginePage
  private scenario: string | undefined

  constructor(page: EnginePage) {
    this.page = page
  }

  /** Opens an address, in a world that a new scenario has begun. */
  async open(path: string, options: OpenOptions = {}) {
    const { scenario = 'order-174' } = options
    if (scenario !== this.scenario) await this.ask('/scenario', { scenario })
    this.scenario = scenario
    await this.page.goTo(ORIGIN + screenAddress(path, options))
  }

  /** Calls of this page, and replies to it, that broke the contract. */
  async violations(): Promise<unknown[]> {
    const violations: { injected: boolean }[] = this.scenario === undefined ? [] : await this.ask('/violations')
    return violations.filter(({ injected }) => !injected)
  }

  /** Taps what is called so, as soon as it can be tapped. */
  async tap(role: Role, name: string) {
    await this.tapAt(`the ${role} "${name}"`, async () => {
      const handle = await this.only(role, name)
      return typeof handle === 'string' ? handle : this.page.run(spotOf, handle)
    })
  }

  /** Taps these words, wherever they stand. */
  async tapWords(words: string) {
    await this.tapAt(`"${words}"`, () => this.page.run(spotOfWords, words))
  }

  /** Taps a field and types. */
  async write(field: string, keys: string) {
    await this.tap('textbox', field)
    await this.page.type(keys)
  }

  async sees(...texts: (string | RegExp)[]) {
    for (const text of texts) {
      const seen = expect.poll(() => this.page.run(visibleText), { intervals: [50] })
      await (typeof text === 'string' ? seen.toContain(text) : seen.toMatch(text))
    }
  }

  async seesNo(text: string) {
    await expect.poll(() => this.page.run(visibleText), { intervals: [50] }).not.toContain(text)
  }

  /** Sees what is called so. */
  async meets(role: Role, name: string) {
    await expect.poll(async () => typeof (await this.only(role, name)), { intervals: [50] }).toBe('object')
  }

  async hasTitle(title: string) {
    await expect.poll(() => this.page.run(() => document.title), { intervals: [50] }).toBe(title)
  }

  async isAt(address: RegExp) {
    await expect.poll(() => this.page.run(() => location.href), { intervals: [50] }).toMatch(address)
  }

  async value(field: string): Promise<string> {
    const handle = await this.only('textbox', field)
    if (typeof handle === 'string') throw new Error(handle)
    return this.page.run((input: HTMLInputElement) => input.value, handle)
  }

  /** The one element of this name, or what is wrong about it. */
  private async only(role: Role, name: string): Promise<Handle | string> {
    const drawn: Handle[] = []
    for (const handle of await this.page.find(role, name)) if (await this.page.run(isDrawn, handle)) drawn.push(handle)
    const [first, ...others] = drawn
    if (!first) return `There is no ${role} "${name}"`
    return others.length > 0 ? `There are ${drawn.length}` : first
  }

  private async tapAt(what: string, find: () => Promise<Spot | string>) {
    let spot: Spot | string = ''
    // What is drawn anew between two questions is asked about again.
    const look = async () => {
      spot = await find().catch((error: unknown) => String(error))
      return typeof spot === 'string' ? spot : 'there'
    }
    await expect.poll(look, { intervals: [50], message: `Can tap ${what}` }).toBe('there')
    // Set by the line above.
    await this.page.tap(spot as unknown as Spot)
  }

  private async ask(path: string, form?: Record<string, string>) {
    const reply = await fetch(WORLD + path, {
      headers: { 'x-world': this.page.world },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    if (!reply.ok) throw new Error(await reply.text())
    return reply.json()
  }
}
