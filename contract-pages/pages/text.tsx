import type { ReactNode } from 'react'

/** The link target of a word in code; undefined if it has none. */
type LinkTo = (code: string) => string | undefined

/** A description in the contract: headings, paragraphs, lists and tables in the authors' Markdown. */
export function Text({ children, linkTo }: { children: string; linkTo?: LinkTo }) {
  return blocksOf(children).map((block, index) => (
    <Block key={index} linkTo={linkTo}>
      {block}
    </Block>
  ))
}

const blocksOf = (text: string) => text.trim().split(/\n\s*\n/)

function Block({ children: text, linkTo }: { children: string; linkTo: LinkTo | undefined }) {
  const lines = text.split('\n')
  const [, marks = '', heading] = /^(#+) (.*)$/.exec(text) ?? []
  if (heading !== undefined) {
    const Heading = marks === '#' ? 'h1' : marks === '##' ? 'h2' : 'h3'
    return <Heading>{inline(heading)}</Heading>
  }
  if (lines.every((line) => line.trim().startsWith('|'))) return <Table rows={lines.map(cellsOf)} />
  if (lines[0]?.startsWith('- '))
    return (
      <ul className="dots">
        {text
          .split(/^- /m)
          .flatMap((item, index) => (item.trim() === '' ? [] : [<li key={index}>{inline(item, linkTo)}</li>]))}
      </ul>
    )
  return <p>{inline(text, linkTo)}</p>
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function Table({ rows: [head = [], , ...rows] }: { rows: string[][] }) {
  return (
    <div className="scrolls" role="region" aria-label={head.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\((https:[^\s)]+|[\w-]+\.html)\)/g

/** A line with code, emphasis and links. */
export function inline(text: string, linkTo?: LinkTo): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(MARKS)) {
    const [whole, code, strong, words, address] = found
    parts.push(text.slice(end, found.index))
    const leadsTo = code === undefined ? undefined : linkTo?.(code)
    if (leadsTo !== undefined)
      parts.push(
        <a key={found.index} href={leadsTo}>
          <code>{code}</code>
        </a>,
      )
    else if (code !== undefined) parts.push(<code key={found.index}>{code}</code>)
    else if (strong !== undefined) parts.push(<strong key={found.index}>{strong}</strong>)
    else
      parts.push(
        <a key={found.index} href={address}>
          {words}
        </a>,
      )
    end = found.index + whole.length
  }
  return [...parts, text.slice(end)]
}
