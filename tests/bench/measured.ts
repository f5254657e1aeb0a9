/** Values that rounds have measured, by row and column of the Markdown table that they make. */
export class Measured {
  readonly #rows = new Map<string, Map<string, number[]>>()
  readonly #columns = new Set<string>()

  add(row: string, column: string, value: number): void {
    this.#columns.add(column)
    const cells = this.#rows.get(row) ?? new Map<string, number[]>()
    this.#rows.set(row, cells.set(column, [...(cells.get(column) ?? []), value]))
  }

  median(row: string, column: string): number {
    return middleOf(this.#rows.get(row)?.get(column) ?? [])
  }

  /** How many times as much the median is as that of another column: `1.08×`. */
  times(row: string, column: string, other: string): string {
    return `${(this.median(row, column) / this.median(row, other)).toFixed(2)}×`
  }

  /** With a limit, the named rows of the other columns say how many times as much they are. */
  table(limit?: { column: string; rows: string[] }): string {
    const columns = [...this.#columns]
    const lines = [
      ['', ...columns],
      ['---', ...columns.map(() => '--:')],
    ]
    for (const [row, cells] of this.#rows) {
      const compared = limit?.rows.includes(row) ? limit.column : undefined
      const times = (column: string) =>
        compared === undefined || compared === column ? '' : `**${this.times(row, column, compared)}** `
      lines.push([row, ...columns.map((column) => times(column) + spread(cells.get(column) ?? []))])
    }
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  }
}

const middleOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** `1,200`, `8.5`, `0.012`. */
export const shortNumber = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 100 ? 1 : 0 })

/** The median with the least and the most, `1,200 (1,100–1,300)`, or the one value that all are. Nothing where nothing was measured. */
function spread(values: number[]): string {
  if (values.length === 0) return ''
  const [least, middle, most] = [Math.min(...values), middleOf(values), Math.max(...values)].map(shortNumber)
  return least === most ? `${middle}` : `${middle} (${least}–${most})`
}
