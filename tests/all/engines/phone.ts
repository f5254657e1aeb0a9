import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { OpenOptions } from '../../journeys/borrower.ts'
import { screenAddress } from '../../journeys/borrower.ts'
import { PORTS } from '../../journeys/ports.ts'
import type { EnginePage, Handle, Role, Spot } from './engine.ts'
import { spotOf, visibleText } from './in-page.ts'

const ORIGIN = `http://localhost:${PORTS.release}`
const WORLD = `http://localhost:${PORTS.world}/__world`

/** A page that is being left may answer with an error, or never. After this many milliseconds it is asked again. */
const LOOK_MS = 3000

/** What a person does and sees on a phone, in any engine. */
export class Phone {
  readonly page: EnginePage
  private scenario: string | undefined

  constructor(page: EnginePage) {
    this.page = page
  }

  /** Opens an address, in a world with a new scenario. */
  async open(path: string, options: OpenOptions = {}) {
    const { scenario = 'order-174' } = options
    if (scenario !== this.scenario) await this.ask('/scenario', { scenario })
    this.scenario = scenario
    await this.page.goTo(ORIGIN + screenAddress(path, options))
    // Taps while the app takes over the page are tested in Chromium (tests/journeys/early-*).
    await expectSeen(() => this.page.run(() => document.documentElement.className)).not.toMatch(/\bearly\b/)
  }

  /** Opens a page that needs no borrower. */
  async visit(address: string) {
    await this.page.goTo(ORIGIN + address)
  }

  /** Calls of this page, and their replies, that broke the contract. */
  async violations(): Promise<unknown[]> {
    const violations: { injected: boolean }[] = this.scenario === undefined ? [] : await this.ask('/violations')
    return violations.filter(({ injected }) => !injected)
  }

  /** Taps the element with this name as soon as it can be tapped. */
  async tap(role: Role, name: string) {
    await this.tapAt(`the ${role} "${name}"`, async () => {
      const handle = await this.only(role, name)
      return typeof handle === 'string' ? handle : this.page.run(spotOf, handle)
    })
  }

  /** Taps this text, wherever it is. */
  async tapWords(words: string) {
    await this.tapAt(`"${words}"`, async () => {
      let spot: Spot | string = 'They are not there'
      for (const handle of await this.page.findWords(words)) {
        spot = await this.page.run(spotOf, handle)
        // The same text may be elsewhere too: in the other language, or in a closed part.
        if (typeof spot === 'object') break
      }
      return spot
    })
  }

  /** Taps a field and types. */
  async write(field: string, keys: string) {
    await this.tap('textbox', field)
    await this.page.type(keys)
  }

  /** Chooses an option of a select. */
  async choose(field: string, option: string) {
    const handle = await this.waitFor('combobox', field)
    // The system draws its list, not the page.
    await this.page.run((select: HTMLSelectElement) => select.focus(), handle)
    await this.page.type(option)
  }

  /** Reads a picture's code. The world then draws another picture with a code that it accepts. */
  async readCaptcha(): Promise<string> {
    const source = () => this.page.run(() => document.querySelector<HTMLImageElement>('form img')?.src ?? '')
    await expectSeen(source).toMatch(/^http/)
    const address = await source()
    const reply = await fetch(address, { headers: { 'x-world': this.page.world } })
    return [...(await reply.text()).matchAll(/>(\w)<\/text>/g)].map(([, letter]) => letter).join('')
  }

  async sees(...texts: (string | RegExp)[]) {
    for (const text of texts) {
      const seen = expectSeen(() => this.page.run(visibleText))
      await (typeof text === 'string' ? seen.toContain(text) : seen.toMatch(text))
    }
  }

  async seesNo(text: string) {
    const look = async () => ((await this.page.run(visibleText)).includes(text) ? 'there' : 'not there')
    await expectSeen(look, `Sees no "${text}"`).toBe('not there')
  }

  /** Waits until the element with this name is visible. */
  async meets(role: Role, name: string) {
    await this.waitFor(role, name)
  }

  async hasTitle(title: string) {
    await expectSeen(() => this.page.run(() => document.title)).toBe(title)
  }

  async isAt(address: RegExp) {
    await expectSeen(() => this.page.run(() => location.href)).toMatch(address)
  }

  async value(field: string): Promise<string> {
    const handle = await this.waitFor('textbox', field)
    return this.page.run((input: HTMLInputElement) => input.value, handle)
  }

  private async waitFor(role: Role, name: string): Promise<Handle> {
    let found: Handle | string = ''
    const look = async () => {
      found = await this.only(role, name)
      return typeof found === 'string' ? found : 'there'
    }
    await expectSeen(look, `Meets the ${role} "${name}"`).toBe('there')
    // Set by the line above.
    return found as unknown as Handle
  }

  /** The only element with this name, or what is wrong. */
  private async only(role: Role, name: string): Promise<Handle | string> {
    const [first, ...others] = await this.page.find(role, name)
    if (!first) return `There is no ${role} "${name}"`
    return others.length > 0 ? `There are ${others.length + 1}` : first
  }

  private async tapAt(what: string, find: () => Promise<Spot | string>) {
    let spot: Spot | string = ''
    const look = async () => {
      spot = await find()
      return typeof spot === 'string' ? spot : 'there'
    }
    await expectSeen(look, `Can tap ${what}`).toBe('there')
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

/** Repeats a check of what is seen: an element may be missing for a moment because the page renders between two queries. */
const expectSeen = (look: () => Promise<string>, message = 'What is seen') =>
  expect.poll(
    () => Promise.race([look(), setTimeout(LOOK_MS, `Nothing for ${LOOK_MS / 1000} s`, { ref: false })]).catch(String),
    { intervals: [50], message },
  )
