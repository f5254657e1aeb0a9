import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type ChildNode, type Declaration } from 'postcss'
import type { Floor } from './floor.ts'
import type { Lack } from './script-features.ts'
import { compat, lackOf } from './support.ts'

const { properties = {}, types = {}, selectors = {}, 'at-rules': atRules = {} } = compat.css

/** Functions in values, from all parts of the data: `color-mix`, `clamp`. */
const FUNCTIONS = new Map<string, Identifier>()
const noteFunctions = (group: Identifier, depth = 2) => {
  for (const name of Object.keys(group)) {
    if (name === '__compat') continue
    const feature: Identifier | undefined = group[name]
    if (!feature) continue
    if ('__compat' in feature) FUNCTIONS.set(name, feature)
    if (depth > 0) noteFunctions(feature, depth - 1)
  }
}
noteFunctions(types)
const UNITS: [RegExp, string][] = [
  [/\d(dvh|dvw|dvb|dvi|dvmin|dvmax)\b/, 'viewport_percentage_units_dynamic'],
  [/\d(svh|svw|svb|svi|svmin|svmax)\b/, 'viewport_percentage_units_small'],
  [/\d(lvh|lvw|lvb|lvi|lvmin|lvmax)\b/, 'viewport_percentage_units_large'],
  [/\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, 'container_query_length_units'],
  [/\dlh\b/, 'lh'],
  [/\drlh\b/, 'rlh'],
]

/** What a floor lacks of a declaration, ignoring earlier declarations of its rule. */
function lacksOfDeclaration({ prop, value }: Declaration, floor: Floor): Lack[] {
  if (prop.startsWith('--') || prop.startsWith('-')) return lacksOfValue(value, undefined, floor)
  const property = properties[prop]
  const engines = lackOf(property, floor)
  return engines ? [{ feature: prop, engines }] : lacksOfValue(value, property, floor)
}

function lacksOfValue(value: string, property: Identifier | undefined, floor: Floor): Lack[] {
  const words = value.match(/[a-z][a-z-]*(?=\s|,|\)|$)/g) ?? []
  const called = [...value.matchAll(/([a-z][a-z-]*)\(/g)].flatMap(([, name = '']) => name)
  const used: [string, Identifier | undefined][] = [
    ...words.map((word): [string, Identifier | undefined] => [word, property?.[word]]),
    ...called.map((name): [string, Identifier | undefined] => [`${name}()`, FUNCTIONS.get(name)]),
    ...UNITS.flatMap(([unit, name]): [string, Identifier | undefined][] => {
      const [, found] = unit.exec(value) ?? []
      return found ? [[found, types['length']?.[name]]] : []
    }),
  ]
  return used.flatMap(([feature, known]) => {
    const engines = lackOf(known, floor)
    return engines ? [{ feature, engines }] : []
  })
}

function lacksOfSelector(selector: string, floor: Floor): Lack[] {
  const used = selector.match(/(?<!\\)::?[a-z-]+/g) ?? []
  const nested: [string, Identifier | undefined][] = selector.includes('&') ? [['&', selectors['nesting']]] : []
  const lists: [string, Identifier | undefined][] = /:not\([^)]*,/.test(selector)
    ? [[':not() of a list', selectors['not']?.['selector_list']]]
    : []
  return [
    ...used.map((name): [string, Identifier | undefined] => [name, selectors[name.replaceAll(':', '')]]),
    ...nested,
    ...lists,
  ].flatMap(([feature, known]) => {
    const engines = feature.includes(':-') ? undefined : lackOf(known, floor)
    return engines ? [{ feature, engines }] : []
  })
}

/** Earlier declarations of the same property in its rule. */
const saidBefore = (node: Declaration): Declaration[] => {
  const nodes = node.parent?.nodes ?? []
  return nodes
    .slice(0, node.parent?.index(node))
    .filter((other): other is Declaration => other.type === 'decl' && other.prop === node.prop)
}

/**
 * What a floor lacks of a stylesheet, except inside `@supports` and after a plain fallback. (If a value has a variable, an
 * engine finds out too late that it does not know the rest, and drops the fallback too.)
 */
export function lacksOfStyles(css: string, floor: Floor): Lack[] {
  const found = new Map<string, string>()
  const visit = (nodes: ChildNode[]) => {
    for (const node of nodes) {
      if (node.type === 'atrule') {
        if (node.name === 'supports') continue
        const engines = lackOf(atRules[node.name], floor)
        if (engines) found.set(`@${node.name}`, engines)
        if (node.nodes) visit(node.nodes)
      } else if (node.type === 'rule') {
        for (const { feature, engines } of lacksOfSelector(node.selector, floor)) found.set(feature, engines)
        visit(node.nodes)
      } else if (node.type === 'decl') {
        const plain = saidBefore(node).some((other) => lacksOfDeclaration(other, floor).length === 0)
        if (plain && !node.value.includes('var(')) continue
        for (const { feature, engines } of lacksOfDeclaration(node, floor))
          found.set(`${node.prop}: ${feature}`, engines)
      }
    }
  }
  visit(postcss.parse(css).nodes)
  return [...found].map(([feature, engines]) => ({ feature, engines }))
}
