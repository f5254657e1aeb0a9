// A minimal React for pages drawn before the app has loaded (docs/decisions/047): it renders elements once, to the same nodes
// as React, and never updates them. The build of the early scripts uses it instead of React.
import { practice } from '../page/rehearsal.ts'

type Props = Record<string, unknown> & { children?: unknown }
type Component = (props: Props) => unknown

interface Drawn {
  type: string | Component
  props: Props
}

/** Thrown by a part that is loaded on demand. The nearest `Suspense` then shows its fallback. */
export class NotHereYet extends Error {}

// What compiled components import.

/* @__NO_SIDE_EFFECTS__ */
export const jsx = (type: Drawn['type'], props: Props): Drawn => ({ type, props })
export const jsxs = (type: Drawn['type'], props: Props): Drawn => jsx(type, props)
export const Fragment: Component = ({ children }) => children
export const Suspense: Component = ({ children, fallback }) => {
  const whole = document.createDocumentFragment()
  try {
    append(whole, children)
    return whole
  } catch (error) {
    if (error instanceof NotHereYet) return fallback
    throw error
  }
}
/* @__NO_SIDE_EFFECTS__ */
export const memo = <Type>(component: Type): Type => component
export const useState = (initial: unknown) => [valueOf(initial), () => {}]
export const useReducer = (_reducer: unknown, initial: unknown) => [initial, () => {}]
export const useRef = (current: unknown) => ({ current })
/* @__NO_SIDE_EFFECTS__ */
export const useMemo = (make: () => unknown) => make()
/* @__NO_SIDE_EFFECTS__ */
export const useCallback = <Type>(callback: Type): Type => callback
/* @__NO_SIDE_EFFECTS__ */
export const useSyncExternalStore = (_subscribe: unknown, read: () => unknown) => read()
/* @__NO_SIDE_EFFECTS__ */
export const useEffect = () => {}
/* @__NO_SIDE_EFFECTS__ */
export const useLayoutEffect = () => {}
let ids = 0
export const useId = () => `early-${(ids += 1)}`

const valueOf = (initial: unknown): unknown => (typeof initial === 'function' ? initial() : initial)

/** The nodes that a component renders. Throws what the component throws. */
export function draw(component: () => unknown): DocumentFragment {
  const whole = document.createDocumentFragment()
  append(whole, component())
  return whole
}

const SVG = 'http://www.w3.org/2000/svg'

function append(parent: Node, child: unknown): void {
  if (Array.isArray(child)) for (const each of child) append(parent, each)
  else if (child instanceof Node) parent.appendChild(child)
  else if (typeof child === 'number' || (typeof child === 'string' && child !== ''))
    parent.appendChild(document.createTextNode(String(child)))
  else if (isDrawn(child)) appendDrawn(parent, child)
}

const isDrawn = (child: unknown): child is Drawn => typeof child === 'object' && child !== null && 'props' in child

function appendDrawn(parent: Node, { type, props }: Drawn) {
  if (typeof type === 'function') {
    append(parent, type(props))
    return
  }
  if (type === 'title') {
    if (!practice()) document.title = String(props.children)
    return
  }
  const isSvg = type === 'svg' || (parent instanceof Element && parent.namespaceURI === SVG)
  const node = isSvg ? document.createElementNS(SVG, type) : document.createElement(type)
  for (const [name, value] of Object.entries(props)) setProp(node, name, value, isSvg)
  append(node, props.children)
  parent.appendChild(node)
}

const ALIASES: Record<string, string> = { className: 'class', htmlFor: 'for', viewBox: 'viewBox' }
const IGNORED = /^(children|key|ref|on[A-Z].*)$/

/** Sets a prop as React does. */
function setProp(node: HTMLElement | SVGElement, name: string, value: unknown, isSvg: boolean) {
  if (IGNORED.test(name) || value === undefined || value === null) return
  if (name === 'style') {
    for (const [property, text] of Object.entries(Object(value))) node.style.setProperty(property, String(text))
    return
  }
  const isText = /^(aria|data)-/.test(name)
  if (value === false && !isText) return
  const attribute =
    ALIASES[name] ?? (isSvg ? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name.toLowerCase())
  // Our attributes are only texts, numbers and flags.
  node.setAttribute(attribute, value === true && !isText ? '' : `${value as string | number | boolean}`)
}
