import type { Guide } from '../model/shell.ts'
import { Code } from './code.tsx'
import { Text } from './text.tsx'

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm

/** A guide in Markdown, with its code. Links to other guides lead to their pages. */
export function GuidePage({ guide, guides }: { guide: Guide; guides: Guide[] }) {
  const parts = guide.markdown.split(FENCE)
  return (
    <article className="flow">
      <p>
        <a href="shell.html">The native shell</a>
      </p>
      {parts.map((part, index) => {
        // Between two texts stand a language and its code.
        const isText = index % 3 === 0
        if (isText) return part.trim() === '' ? null : <Text key={index}>{withPages(part, guides)}</Text>
        return index % 3 === 2 ? (
          <Code key={index} label={`Code in ${parts[index - 1]}`}>
            {part}
          </Code>
        ) : null
      })}
    </article>
  )
}

/** Links to the contract and to other guides lead to their pages. Of other files, which have none, only the words stay. */
function withPages(markdown: string, guides: Guide[]): string {
  return markdown.replaceAll(/\[([^\]]+)\]\((?!https:)([^)]+)\)/g, (_link, words: string, to: string) => {
    const file = to.includes('openapi/shell/') ? 'shell.html' : guides.find(({ from }) => from === to)?.file
    return file ? `[${words}](${file})` : words
  })
}
