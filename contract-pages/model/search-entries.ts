import type { Entry } from '../scripts/find.ts'
import type { OperationEntry, Reference } from './reference.ts'

/** The entries of the search: operations, outcomes, examples, fields and screens. */
export const searchEntries = ({ groups }: Reference): Entry[] =>
  groups.flatMap(({ operations }) => operations.flatMap((operation) => entriesOf(operation)))

function entriesOf({ id, summary, method, path, outcomes, request, reply, screens }: OperationEntry): Entry[] {
  const page = `${id}.html`
  const entries: Entry[] = []
  const add = (kind: Entry['kind'], name: string, about: string, anchor = '', also?: string) =>
    entries.push({
      kind,
      name,
      about: about.replaceAll('`', ''),
      to: page + anchor,
      ...(also !== undefined && { also }),
    })
  add('operation', id, `${summary} · ${method.toUpperCase()} ${path}`)
  for (const { name, code, kind, meaning, app, examples } of outcomes) {
    // Also by words, for people who know what happens but not its name.
    if (kind === 'failure') add('outcome', name, `${code} of ${id}: ${meaning}`, `#${name}`, `${summary} ${app}`)
    // The example of a failure has the same name as the failure.
    if (kind === 'success')
      for (const example of examples)
        if (!example.isScrambled) add('example', example.name, `${example.summary} · ${id}`, `#example-${example.name}`)
  }
  for (const screen of screens) add('screen', screen.path, `asks for ${id}`, '#who')
  for (const field of [...request.own, ...request.path, ...request.query])
    add('field', field.name, `${field.path} of ${id}`, '#request')
  for (const field of reply?.fields ?? []) add('field', field.name, `${field.path} of ${id}`, '#reply')
  return entries
}
