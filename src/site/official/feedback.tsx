import { mailLink } from '../../lib/mail-link.ts'
import { phoneLink } from '../../lib/phone-link.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import type { Company } from '../../platform/company-settings.ts'

/**
 * The form, which feedback-form.ts activates. Until then it is disabled: without scripts it would put the person's text into
 * an address.
 */
export function Feedback({ company, language }: { company: Company; language: Locale }) {
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
