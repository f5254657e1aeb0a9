import type { ESTree } from 'vite'

/** Calls `use` for a node and all below it. */
export function visit(node: unknown, use: (node: ESTree.Node) => void) {
  if (Array.isArray(node)) for (const each of node) visit(each, use)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    // An object with a type in a module's tree is a node.
    use(node as ESTree.Node)
    for (const value of Object.values(node)) visit(value, use)
  }
}

/** The code without some properties and the comma after each. Nested ones are removed with their parents. */
export function cutOut(code: string, cuts: [number, number][]): string {
  let end = 0
  let kept = ''
  for (const [from, to] of cuts.toSorted(([a], [b]) => a - b)) {
    if (from < end) continue
    kept += code.slice(end, from)
    end = to + (/^\s*,/.exec(code.slice(to))?.[0].length ?? 0)
  }
  return kept + code.slice(end)
}
