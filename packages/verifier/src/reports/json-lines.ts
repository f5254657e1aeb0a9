import { pointerPart } from '../contract-line.ts'

const TOKENS = /\n|"(?:[^"\\]|\\.)*"|[^\s"{}[\],:]+|[{}[\],:]/g

/** The line of each value in a JSON text, by its JSON pointer: where its name stands, or its first letter in a list. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  /** The objects and lists around the current place. */
  const around: { pointer: string; isList: boolean; index: number; key?: string | undefined }[] = []
  let line = 1
  for (const [token] of text.matchAll(TOKENS)) {
    const holder = around.at(-1)
    if (token === '\n') line += 1
    else if (token === ':') continue
    else if (token === ',') {
      if (holder) Object.assign(holder, { index: holder.index + 1, key: undefined })
    } else if (token === '}' || token === ']') around.pop()
    else if (holder && !holder.isList && holder.key === undefined) {
      holder.key = pointerPart(String(JSON.parse(token)))
      lines.set(`${holder.pointer}/${holder.key}`, line)
    } else {
      const pointer = holder ? `${holder.pointer}/${holder.key ?? holder.index}` : '#'
      if (!lines.has(pointer)) lines.set(pointer, line)
      if (token === '{' || token === '[') around.push({ pointer, isList: token === '[', index: 0 })
    }
  }
  return lines
}

/** Finds the line of a JSON pointer in a JSON text, or of the nearest part around it that is there. */
export function lineFinder(text: string): (pointer: string) => number {
  const lines = linesOf(text)
  return (pointer) => {
    let parts = pointer.split('/')
    while (parts.length > 1 && !lines.has(parts.join('/'))) parts = parts.slice(0, -1)
    return lines.get(parts.join('/')) ?? 1
  }
}
