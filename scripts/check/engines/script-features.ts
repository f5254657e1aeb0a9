import type { Identifier } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import type { Floor } from './floor.ts'
import { compat, lackOf } from './support.ts'

/** A feature that engines of the floor lack, and the engines. */
export interface Lack {
  feature: string
  engines: string
}

interface Node {
  type: string
  [key: string]: unknown
}

const { builtins, operators, statements, classes, regular_expressions: expressions } = compat.javascript

interface Owner {
  name: string
  feature: Identifier
  /** It is a built-in object of the language, whose members are called. */
  isBuiltIn: boolean
}

/**
 * Interfaces that our pages use. A member that exists only on others (of a notification, of a graphics card) is a name of our
 * own.
 */
const MET =
  /^(HTML\w*Element|Element|Node|Document|DocumentFragment|EventTarget|\w*Event|Window|Navigator|Location|History|Response|Request|Headers|Blob|File\w*|FormData|URL\w*|Abort\w+|IDB\w+|Storage\w*|DOM\w+|CSSStyleDeclaration|Performance\w*|Lock\w*|BroadcastChannel|MediaQueryList|Crypto|SubtleCrypto|VisualViewport|Clipboard|Canvas\w+|Image\w+|Cache\w*|ReadableStream\w*|XMLHttpRequest\w*|\w*Observer|\w*ObserverEntry|Selection|Range|Text\w*)$/

/** Every object that has a member with this name. */
const OWNERS = new Map<string, Owner[]>()
for (const [group, isBuiltIn] of [
  [builtins, true],
  [compat.api, false],
] as const)
  for (const [name, members] of Object.entries(group ?? {}))
    for (const [member, feature] of Object.entries(members)) {
      if (member === '__compat' || member.endsWith('_event') || member.endsWith('_permission')) continue
      const plain = member.replace('_static', '')
      OWNERS.set(plain, [...(OWNERS.get(plain) ?? []), { name, feature, isBuiltIn }])
    }

const globalOf = (name: string): Identifier | undefined =>
  Object.hasOwn(builtins ?? {}, name)
    ? builtins?.[name]
    : Object.hasOwn(compat.api, name)
      ? compat.api[name]
      : undefined

/** Syntax that is newer than some engine, or may be newer than a future floor. */
const SYNTAX: Record<string, { feature: Identifier | undefined; is: (node: Node, isTop: boolean) => boolean }> = {
  'static { }': { feature: classes?.['static']?.['initialization_blocks'], is: ({ type }) => type === 'StaticBlock' },
  'await outside functions': {
    feature: operators?.['await']?.['top_level'],
    is: ({ type }, isTop) => isTop && type === 'AwaitExpression',
  },
  '#field in object': {
    feature: classes?.['private_class_fields_in'],
    is: ({ type, left }) => type === 'BinaryExpression' && (left as Node | undefined)?.type === 'PrivateIdentifier',
  },
  'look-behind': {
    feature: expressions?.['lookbehind_assertion'],
    is: (node) => /\(\?<[=!]/.test(patternOf(node)?.pattern ?? ''),
  },
  'flag v of expressions': {
    feature: builtins?.['RegExp']?.['unicodeSets'],
    is: (node) => patternOf(node)?.flags.includes('v') ?? false,
  },
  'flag d of expressions': {
    feature: builtins?.['RegExp']?.['hasIndices'],
    is: (node) => patternOf(node)?.flags.includes('d') ?? false,
  },
  'modifiers of expressions': {
    feature: expressions?.['modifier'],
    is: (node) => /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/.test(patternOf(node)?.pattern ?? ''),
  },
  'groups of one name': {
    feature: expressions?.['named_capturing_group']?.['duplicate_named_capturing_groups'],
    is: (node) => {
      const names = patternOf(node)?.pattern.match(/\(\?<\w+>/g) ?? []
      return new Set(names).size < names.length
    },
  },
  'names of exports as texts': {
    feature: statements?.['export']?.['arbitrary_module_namespace_identifier_names'],
    is: ({ type, exported }) => type === 'ExportSpecifier' && (exported as Node | undefined)?.type === 'Literal',
  },
  'import attributes': {
    feature: statements?.['import']?.['import_attributes'],
    is: ({ attributes }) => Array.isArray(attributes) && attributes.length > 0,
  },
  using: { feature: statements?.['using'], is: ({ type, kind }) => type === 'VariableDeclaration' && kind === 'using' },
  'logical assignment': {
    feature: operators?.['nullish_coalescing_assignment'],
    is: ({ type, operator }) => type === 'AssignmentExpression' && /^(\?\?|&&|\|\|)=$/.test(String(operator)),
  },
  'private methods': {
    feature: classes?.['private_class_methods'],
    is: ({ type, key }) => type === 'MethodDefinition' && (key as Node | undefined)?.type === 'PrivateIdentifier',
  },
}

/** A regular expression, as a literal or made from a text. */
function patternOf({ type, regex, callee, arguments: given }: Node): { pattern: string; flags: string } | undefined {
  if (type === 'Literal' && regex) return regex as { pattern: string; flags: string }
  if ((type !== 'NewExpression' && type !== 'CallExpression') || (callee as Node | undefined)?.['name'] !== 'RegExp')
    return undefined
  const [pattern, flags] = (given as Node[]).map(({ value }) => (typeof value === 'string' ? value : ''))
  return { pattern: pattern ?? '', flags: flags ?? '' }
}

/**
 * The features in a built script that a floor lacks. A member counts only if every object with a member of this name lacks
 * it.
 */
export function lacksOfScript(code: string, floor: Floor): Lack[] {
  const found = new Map<string, string>()
  const note = (feature: string, engines: string | undefined) => engines && found.set(feature, engines)

  function visitMember({ object, property, computed }: Node, isCalled: boolean) {
    const { name, value } = property as Node
    const member = computed ? value : name
    if (typeof member !== 'string') return
    const owner = (object as Node)['name']
    const known = typeof owner === 'string' ? globalOf(owner) : undefined
    const own = known?.[member] ?? known?.[`${member}_static`]
    if (own) return note(`${String(owner)}.${member}`, lackOf(own, floor))
    const owners = OWNERS.get(member) ?? []
    const met = owners.filter(({ name: of, isBuiltIn }) => (isBuiltIn ? isCalled : MET.test(of)))
    if (met.length > 0 && owners.every(({ feature }) => lackOf(feature, floor)))
      note(
        `.${member} of ${met
          .map(({ name: of }) => of)
          .slice(0, 3)
          .join(', ')}`,
        lackOf(met[0]?.feature, floor),
      )
  }

  function visit(node: Node, isTop: boolean, isCalled = false) {
    for (const [feature, { feature: known, is }] of Object.entries(SYNTAX))
      if (is(node, isTop)) note(feature, lackOf(known, floor))
    if (node.type === 'MemberExpression') visitMember(node, isCalled)
    const isFunction = /Function/.test(node.type)
    for (const [key, child] of Object.entries(node)) {
      const isName = (key === 'property' || key === 'key') && node['computed'] !== true
      for (const each of Array.isArray(child) ? child : [child]) {
        if (!isNode(each)) continue
        if (each.type === 'Identifier' && !isName)
          note(String(each['name']), lackOf(globalOf(String(each['name'])), floor))
        visit(each, isTop && !isFunction, key === 'callee')
      }
    }
  }

  const { program, errors } = parseSync('built.js', code)
  if (errors[0]) throw new Error(`A script that was built cannot be read: ${errors[0].message}`)
  visit(program as unknown as Node, true)
  return [...found].map(([feature, engines]) => ({ feature, engines }))
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string'
