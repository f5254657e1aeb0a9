import { Fragment, isValidElement, type ReactElement } from 'react'
import { m } from '../../../platform/i18n/generated/messages.js'
import type { Company } from '../../../platform/company-settings.ts'
import { WithNumber } from '../with-number.tsx'

export interface ArticleProps {
  company: Company
  /** An id for a section. All languages stand in one document, so each needs its own. */
  id: (section: string) => string
}

/** A paragraph, the items of a list, a heading, steps in their order, or anything else. */
type Block = string | string[] | { heading: string } | { steps: string[] } | ReactElement

export interface Section {
  /** What its id is made of. */
  name: string
  title: string
  blocks: Block[]
}

interface LegalArticleProps {
  /** The lender's number, which never breaks inside. */
  phone: string
  title: string
  /** What stands before the first section: the whole in short. */
  lead: Block[]
  sections: Section[]
  isNumbered?: boolean
  id: ArticleProps['id']
}

/** A text of sections with its contents on top. Without CSS of its own: the site's pages are styled as documents. */
export function Article({ phone, title, lead, sections, isNumbered = false, id }: LegalArticleProps) {
  const numbered = sections.map((section, index) => ({
    ...section,
    title: isNumbered ? `${index + 1}. ${section.title}` : section.title,
  }))
  return (
    <article className="legal" aria-labelledby={id('title')}>
      <h1 id={id('title')}>{title}</h1>
      <div className="legal-lead">{drawBlocks(lead, phone)}</div>
      <nav className="legal-contents" aria-labelledby={id('contents')}>
        <p id={id('contents')}>{m.legal_contents()}</p>
        <ul>
          {numbered.map((section) => (
            <li key={section.name}>
              {/* Within this page, to a name of ours. */}
              {/* oxlint-disable-next-line react/forbid-dom-props */}
              <a href={`#${id(section.name)}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {numbered.map((section) => (
        <section className="legal-section" key={section.name}>
          <h2 id={id(section.name)}>{section.title}</h2>
          {drawBlocks(section.blocks, phone)}
        </section>
      ))}
    </article>
  )
}

const drawBlocks = (blocks: Block[], phone: string) =>
  blocks.map((block, index) => (
    // What is written once never changes its place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{drawBlock(block, phone)}</Fragment>
  ))

function drawBlock(block: Block, phone: string) {
  if (isValidElement(block)) return block
  if (typeof block === 'string') {
    return (
      <p>
        <WithNumber text={block} phone={phone} />
      </p>
    )
  }
  if (Array.isArray(block)) return <ul>{drawItems(block)}</ul>
  return 'heading' in block ? <h3>{block.heading}</h3> : <ol>{drawItems(block.steps)}</ol>
}

const drawItems = (items: string[]) => items.map((item) => <li key={item}>{item}</li>)
