import type { ReactNode } from 'react'
import { mailLink } from '../../lib/mail-link.ts'
import { phoneLink } from '../../lib/phone-link.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import { LANGUAGES } from '../../platform/i18n/languages.ts'
import type { Company } from '../../platform/company-settings.ts'
import { AboutUs } from '../about/about-us.tsx'
import { HomeHero, RestOfHome } from './home.tsx'
import { type Section, sectionId, SECTIONS } from './sections.ts'

interface OfficialSiteProps {
  language: Locale
  company: Company
}

// All sections follow one another; with scripts, only the chosen one is shown.

/** The home's first screen, separate from the rest, which is sent later. */
export const SiteHero = (props: OfficialSiteProps) => (
  <div id={sectionId(props.language, 'home')} className="site-section site-first" data-section="home" tabIndex={-1}>
    <HomeHero {...props} />
  </div>
)

export const SiteRestOfHome = (props: OfficialSiteProps) => (
  <div className="site-section site-second" data-section="home">
    <RestOfHome {...props} />
  </div>
)

export function SiteSections({ language, company }: OfficialSiteProps) {
  const own = (path: string) => ({ src: `${path}#only-${language}`, href: `${path}?lang=${LANGUAGES[language].lang}` })
  const policy = own('/privacyPolicy')
  const terms = company.termsUrl
    ? {
        text: m.site_policy_text(),
        src: company.termsUrl,
        href: company.termsUrl,
        isOutside: true,
        also: { href: policy.href, words: m.site_read_policy() },
      }
    : { text: m.site_policy_own(), ...policy }
  const content: Record<Exclude<Section, 'home'>, ReactNode> = {
    about: <AboutUs company={company} id={(part) => `${language}-about-${part}`} />,
    feedback: <Feedback company={company} language={language} />,
    policy: <FramedPage title={m.site_policy()} {...terms} />,
    loan: <FramedPage title={m.site_loan()} text={m.site_loan_text()} {...own('/loanAgreement')} />,
  }
  return SECTIONS.map(
    (section) =>
      section !== 'home' && (
        <div
          key={section}
          id={sectionId(language, section)}
          className="site-section"
          data-section={section}
          tabIndex={-1}
        >
          {content[section]}
        </div>
      ),
  )
}

interface FramedPageProps {
  title: string
  text: string
  /** The address in the frame. */
  src: string
  /** The address of the same page outside the frame. */
  href: string
  /** The page belongs to another site. */
  isOutside?: boolean
  /** A link to a related text. */
  also?: { href: string; words: string } | undefined
}

/** A page in a frame, where it can run no scripts and cannot learn the address. section-switch.ts reports if it does not load. */
const FramedPage = ({ title, text, src, href, isOutside = false, also }: FramedPageProps) => (
  <>
    <h1>{title}</h1>
    <div className="site-frame-head">
      <p>{text}</p>
      <a className="site-quiet" href={href} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
        {m.site_open_separately()}
      </a>
      {also && (
        <a className="site-quiet" href={also.href}>
          {also.words}
        </a>
      )}
    </div>
    <p className="site-frame-late" role="status" data-late={m.site_frame_late()} />
    <div className="site-frame">
      <iframe src={src} title={title} sandbox="" loading="lazy" referrerPolicy="no-referrer" />
      <p className="site-frame-wait">{m.site_frame_loading()}</p>
    </div>
  </>
)

/**
 * The form, which feedback-form.ts activates. Until then it is disabled: without scripts it would put the person's text into
 * an address.
 */
function Feedback({ company, language }: { company: Company; language: Locale }) {
  const id = (field: string) => `${language}-feedback-${field}`
  const field = (name: string) => ({
    id: id(name),
    name,
    required: true,
    'aria-describedby': `${id(name)}-missing`,
  })
  return (
    <>
      <h1>{m.site_feedback()}</h1>
      <div className="site-two site-feedback">
        <form noValidate data-failed={m.site_feedback_failed()} data-done={m.site_feedback_done()}>
          <p>{m.site_feedback_text()}</p>
          <p className="site-off">
            {m.site_feedback_off()} <a href={mailLink(company.email)}>{company.email}</a>
          </p>
          <fieldset disabled>
            <legend className="site-unseen">{m.site_feedback_legend()}</legend>
            <label htmlFor={id('name')}>{m.site_feedback_name()}</label>
            <input {...field('name')} autoComplete="name" />
            <p className="site-missing" id={`${id('name')}-missing`} hidden>
              {m.site_feedback_name_missing()}
            </p>
            <label htmlFor={id('email')}>{m.site_feedback_email()}</label>
            <input {...field('email')} type="email" autoComplete="email" />
            <p className="site-missing" id={`${id('email')}-missing`} hidden>
              {m.site_feedback_email_missing()}
            </p>
            <label htmlFor={id('message')}>{m.site_feedback_message()}</label>
            <textarea {...field('message')} rows={5} />
            <p className="site-missing" id={`${id('message')}-missing`} hidden>
              {m.site_feedback_message_missing()}
            </p>
            <button type="submit" className="site-button">
              {m.site_feedback_send()}
            </button>
          </fieldset>
          <div className="site-toast" role="status" />
        </form>
        <section className="site-contact">
          <h2>{m.site_contact_title()}</h2>
          <p>{m.site_contact_text()}</p>
          <a href={mailLink(company.email)}>{company.email}</a>
          <a href={phoneLink(company.phone)}>{company.phone}</a>
        </section>
      </div>
    </>
  )
}
