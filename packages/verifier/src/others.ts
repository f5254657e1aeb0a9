import { shown } from './shown.ts'

/** Shorter values occur in replies by chance. */
const SHORTEST = 6

/** The place in a reply that shows something of another person that was not asked for. */
export function othersProblem(
  body: unknown,
  others: Record<string, string>,
  sent: Record<string, string>,
): { path: string; says: string } | undefined {
  const theirs = new Set(Object.values(others).filter((value) => value.length >= SHORTEST))
  for (const value of Object.values(sent)) theirs.delete(value)
  return theirs.size === 0 ? undefined : find(body, '')

  function find(node: unknown, path: string): { path: string; says: string } | undefined {
    if (typeof node === 'string' || typeof node === 'number')
      return theirs.has(String(node))
        ? { path, says: `is ${shown(node)}, which is another person's (\`others\` in the seeds file)` }
        : undefined
    for (const [key, value] of Object.entries(Object(node))) {
      const found = find(value, Array.isArray(node) ? `${path}[${key}]` : path ? `${path}.${key}` : key)
      if (found) return found
    }
    return undefined
  }
}
