/** Values that rounds have measured, by row and column of the Markdown table that they make. */
export class Measured {
  readonly #rows = new Map<string, Map<string, number[]>>()
  readonly #columns = new Set<string>()

  add(row: string, column: string, value: number): void {
    this.#columns.add(column)
    const cells = this.#rows.get(row) ?? new Map<string, number[]>()
    this.#rows.set(row, cells.set(column, [...(cells.get(column) ?? []), value]))
  }

  table(): string {
    const columns = [...this.#columns]
    const lines = [
      ['', ...columns],
      ['---', ...columns.map(() => '--:')],
    ]
    for (const [row, cells] of this.#rows)
      lines.push([row, ...columns.map((column) => spread(cells.get(column) ?? []))])
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  }
}

/** The median with the least and the most, `1,200 (1,100–1,300)`, or the one value that all are. */
function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const [least, middle, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((index) => {
    const value = sorted[index] ?? Number.NaN
    return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })
  })
  return least === most ? `${middle}` : `${middle} (${least}–${most})`
}
