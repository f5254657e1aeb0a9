import { splitAmounts } from '../lib/split-amounts.ts'

/** Pixels between a toast and what it must not cover. */
const GAP = 6

/** A tolerance for fractions of a pixel. */
const ROUNDING = 0.5

interface Band {
  top: number
  bottom: number
}

/**
 * Places a toast so that it covers no title, amount, dialog or bar: as low as possible, above the keyboard. If there is room,
 * it also covers no heading, detail, button, field or sentence, above all not what is focused.
 */
export function placeToast(region: HTMLElement) {
  const toast = region.firstElementChild
  if (!(toast instanceof HTMLElement)) return
  const view = visibleBand()
  const height = toast.offsetHeight
  const room = { top: view.top, bottom: view.bottom - parseFloat(getComputedStyle(region).paddingBottom) }
  const dialog = region.closest('dialog')
  const present = region.style.top ? parseFloat(region.style.top) : undefined
  const top = dialog ? besideDialog(dialog, height, room) : besideContent(toast, height, room, view, present)
  region.style.top = `${top}px`
  region.style.bottom = 'auto'
}

/** Removes the space that a toast took from a dialog's height. */
export function giveRoomBack(region: HTMLElement) {
  const style = region.closest('dialog')?.style
  style?.removeProperty('margin-top')
  style?.removeProperty('max-height')
}

/** The visible part of the page. A keyboard covers the rest, and the browser may not include it in the layout. */
function visibleBand(): Band {
  const { offsetTop: top = 0, height = window.innerHeight } = window.visualViewport ?? {}
  return { top, bottom: top + height }
}

/** Places the toast below or above the dialog. If neither fits, the dialog gets lower, and its content scrolls. */
function besideDialog(dialog: HTMLDialogElement, height: number, room: Band): number {
  const { top, bottom } = dialog.getBoundingClientRect()
  const lowest = room.bottom - height
  if (lowest - GAP >= bottom) return lowest
  const taken = height + 2 * GAP
  if (top - room.top >= taken) return top - GAP - height
  dialog.style.marginTop = `${room.top + taken}px`
  dialog.style.maxHeight = `${window.innerHeight - room.top - taken}px`
  return room.top + GAP
}

function besideContent(toast: HTMLElement, height: number, room: Band, view: Band, present?: number): number {
  const { left, right } = toast.getBoundingClientRect()
  const found: Found = { kept: [], spared: [], controls: [], texts: [] }
  findCovered(document.body, { ...view, left, right, said: wordsOf(toast) }, found)
  const lowest = room.bottom - height
  const spared = [...found.kept, ...found.spared]
  // Leave the toast in place if possible, so that it can be read.
  if (present !== undefined && present <= lowest && freeTop(spared, height, present) === present) return present
  for (const others of [[...found.controls, ...found.texts], found.controls]) {
    const beside = freeTop([...spared, ...others], height, lowest)
    if (beside >= (view.top + view.bottom) / 2) return beside
  }
  return [freeTop(spared, height, lowest), freeTop(found.kept, height, lowest)].find((top) => top >= room.top) ?? lowest
}

/** A toast's words without its full stop, because a note may continue after them. */
const wordsOf = (toast: HTMLElement) => toast.textContent.trim().replace(/\.$/, '')

/** The lowest free position. */
function freeTop(bands: Band[], height: number, lowest: number): number {
  let top = lowest
  for (;;) {
    const inTheWay = bands.filter((band) => band.bottom > top - GAP && band.top < top + height + GAP - ROUNDING)
    if (inTheWay.length === 0) return top
    top = Math.min(...inTheWay.map((band) => band.top)) - GAP - height
  }
}

interface Found {
  /** Never covered: the screen's title, amounts, and a bar at the bottom. */
  kept: Band[]
  /** Covered only if there is no room: headings, details, the focused element, and a note that says the same as the toast. */
  spared: Band[]
  /** Covered before those: buttons, links and fields. */
  controls: Band[]
  /** Covered before anything else is. */
  texts: Band[]
}

/** Where something is that a toast could cover. */
interface Place extends Band {
  left: number
  right: number
  /** The toast's words. */
  said: string
}

/** Collects what a toast could cover. Skips elements out of sight with everything in them, so that long lists are fast. */
function findCovered(parent: Element, place: Place, found: Found) {
  const isBeside = (box: DOMRect) =>
    box.bottom > place.top && box.top < place.bottom && box.right > place.left && box.left < place.right
  for (const child of parent.childNodes) {
    if (child instanceof Text) {
      if (child.data.includes(place.said)) found.spared.push(parent.getBoundingClientRect())
      else if (child.data.trim()) found.texts.push(parent.getBoundingClientRect())
      let at = 0
      for (const [index, part] of splitAmounts(child.data).entries()) {
        at += part.length
        if (index % 2 === 0) continue
        const range = document.createRange()
        range.setStart(child, at - part.length)
        range.setEnd(child, at)
        found.kept.push(...[...range.getClientRects()].filter(isBeside))
      }
    } else if (child instanceof Element && !child.matches('[role=status][aria-live], script, style, svg')) {
      const box = child.getBoundingClientRect()
      if (!isBeside(box)) continue
      if (child.matches('h1') || isBar(child, box, place)) found.kept.push(box)
      else if (child.matches('h2, h3, dl > *, :focus')) found.spared.push(box)
      else if (child.matches('a, button, input, select, textarea, summary')) found.controls.push(box)
      findCovered(child, place, found)
    }
  }
}

/** An element that stays at the bottom while the page scrolls. */
const isBar = (element: Element, { top, bottom }: DOMRect, place: Band) =>
  bottom >= place.bottom - 1 && top > place.top && getComputedStyle(element).position === 'sticky'
