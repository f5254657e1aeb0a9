import { Fragment, isValidElement, type ReactElement } from 'react'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Company } from '../../platform/company-settings.ts'
import { WithNumber } from './with-number.tsx'

export interface ArticleProps {
  company: Company
  /** Returns an id for a section. All languages are in one document, so each needs its own ids. */
  id: (section: string) => string
}

/** A paragraph, a list, a heading, ordered steps, or anything else. */
type Block = string | string[] | { heading: string } | { steps: string[] } | ReactElement

export interface Section {
  /** The part of its id. */
  name: string
  title: string
  blocks: Block[]
}

interface LegalArticleProps {
  /** The lender's phone, which must stay on one line. */
  phone: string
  title: string
  /** The summary before the first section. */
  lead: Block[]
  sections: Section[]
  isNumbered?: boolean
  id: ArticleProps['id']
}

/** A text with sections and a table of contents. It has no CSS of its own: the site's pages are styled as documents. */
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
              {/* A link within this page. */}
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
    // The text is static, so the order never changes.
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
