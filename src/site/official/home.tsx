import { phoneLink } from '../../lib/phone-link.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import type { Company } from '../../platform/company-settings.ts'
import { WithNumber } from '../legal/with-number.tsx'
import { SiteDrawing } from './drawings.tsx'
import { FeeTable } from './fee-table.tsx'
import { downloadLink, registerLink } from './register-link.ts'
import { sectionId } from './sections.ts'

interface HomeProps {
  company: Company
  language: Locale
}

const costsId = (language: Locale) => `${language}-home-costs`
const appId = (language: Locale) => `${language}-home-app`

/** The first part of the home page that a phone shows. */
export function HomeHero({ company, language }: HomeProps) {
  const register = registerLink(company, language)
  return (
    <div className="site-hero">
      <div>
        <p className="site-eyebrow">{m.site_eyebrow()}</p>
        <h1>{m.site_hero()}</h1>
        <p className="site-lead">{m.site_lead()}</p>
        <p className="site-actions">
          <a className="site-button" href={register || `#${appId(language)}`}>
            {register ? m.site_register() : m.site_get_app()}
          </a>
          <a className="site-quiet" href={`#${costsId(language)}`}>
            {m.site_see_costs()}
          </a>
        </p>
      </div>
      <Banners />
    </div>
  )
}

export function RestOfHome({ company, language }: HomeProps) {
  return (
    <>
      <section className="site-part">
        <h2>{m.site_amounts_title()}</h2>
        <ul className="site-markets">
          <Market
            name={m.site_indonesia()}
            sign="Rp"
            from="Rp1.000.000"
            to="Rp15.000.000"
            note={m.site_indonesia_note()}
          />
          <Market name={m.site_india()} sign="₹" from="₹2,000" to="₹80,000" note={m.site_india_note()} />
        </ul>
        <p className="site-small">{m.site_amounts_text()}</p>
      </section>

      <section className="site-part">
        <h2>{m.site_steps_title()}</h2>
        <ol className="site-steps">
          <Step
            drawing="register"
            title={m.site_step_app_title()}
            text={registerLink(company, language) ? m.site_step_register() : m.site_step_app()}
          />
          <Step drawing="apply" title={m.site_step_apply_title()} text={m.site_step_apply()} />
          <Step drawing="read" title={m.site_step_read_title()} text={m.site_step_read()} />
          <Step drawing="repay" title={m.site_step_repay_title()} text={m.site_step_repay()} />
        </ol>
      </section>

      <div className="site-part site-two" id={costsId(language)}>
        <section>
          <h2>{m.site_costs_title()}</h2>
          <p>{m.site_costs_text()}</p>
          <dl className="site-costs">
            <Cost name={m.site_cost_term()} value={m.site_cost_term_value()} />
            <Cost name={m.site_cost_late()} value={m.site_cost_late_value()} />
            <Cost name={m.site_cost_penalty()} value={m.site_cost_penalty_value()} />
            <Cost name={m.site_cost_early()} value={m.site_cost_early_value()} />
          </dl>
          <a className="site-quiet" href={`#${sectionId(language, 'loan')}`}>
            {m.site_read_terms()}
          </a>
        </section>
        <section className="site-think">
          <h2>{m.site_think_title()}</h2>
          <ul>
            <li>{m.site_think_need()}</li>
            <li>{m.site_think_income()}</li>
            <li>{m.site_think_other()}</li>
            <li>{m.site_think_late()}</li>
          </ul>
        </section>
      </div>

      <FeeTable loans={company.exampleLoans} language={language} />

      <section className="site-part site-questions">
        <h2>{m.site_questions_title()}</h2>
        <div>
          <Question question={m.site_question_when()} answer={m.site_answer_when()} />
          <Question question={m.site_question_who()} answer={m.site_answer_who()} />
          <Question question={m.site_question_late()} answer={m.site_answer_late()} />
          <Question question={m.site_question_data()} answer={m.site_answer_data()} />
          <Question question={m.site_question_safe()} answer={m.site_answer_safe()} />
        </div>
      </section>

      <section className="site-part site-app" id={appId(language)}>
        <div>
          <h2>{m.site_app_title()}</h2>
          <p>{m.site_app_text()}</p>
          <p className="site-actions">
            <a className="site-button" href={downloadLink(company, language)}>
              {m.site_to_download()}
            </a>
            <a className="site-quiet" href={phoneLink(company.phone)}>
              <span>
                <WithNumber text={m.site_call({ phone: company.phone })} phone={company.phone} />
              </span>
            </a>
          </p>
        </div>
        <SiteDrawing name="phone" />
      </section>
    </>
  )
}

interface MarketProps {
  name: string
  /** The sign of the currency. */
  sign: string
  from: string
  to: string
  note: string
}

/** The loan amounts in a market (SITE-6). */
const Market = ({ name, sign, from, to, note }: MarketProps) => (
  <li>
    <span className="site-sign" aria-hidden="true">
      {sign}
    </span>
    <h3>{name}</h3>
    <p className="site-range">
      <Range from={from} to={to} />
    </p>
    <p>{note}</p>
  </li>
)

/** Each amount stays on one line. */
function Range({ from, to }: { from: string; to: string }) {
  const [before, between, after] = m.site_amount_range({ from: '|', to: '|' }).split('|')
  return (
    <>
      {before}
      <span>{from}</span>
      {between}
      <span>{to}</span>
      {after}
    </>
  )
}

const Step = ({
  drawing,
  title,
  text,
}: {
  drawing: 'register' | 'apply' | 'read' | 'repay'
  title: string
  text: string
}) => (
  <li>
    <SiteDrawing name={drawing} />
    <h3>{title}</h3>
    <p>{text}</p>
  </li>
)

const Cost = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const Question = ({ question, answer }: { question: string; answer: string }) => (
  <details>
    <summary>{question}</summary>
    <p>{answer}</p>
  </details>
)

/** The claims (SITE-5), each with its drawing, in a row that scrolls. carousel.ts moves it every 3 s (SITE-3). */
function Banners() {
  const banners = [
    { drawing: 'fast', title: m.site_fast_title(), text: m.site_fast_text() },
    { drawing: 'users', title: m.site_users_title(), text: m.site_users_text() },
    { drawing: 'clear', title: m.site_clear_title(), text: m.site_clear_text() },
  ] as const
  return (
    <section className="site-banners" aria-label={m.site_banners()}>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="site-slides" tabIndex={0} aria-label={m.site_banners()}>
        {banners.map(({ drawing, title, text }) => (
          <li key={drawing} className={`site-slide site-${drawing}`}>
            <SiteDrawing name={drawing} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="site-controls">
        <button type="button" className="site-pause" aria-label={m.site_pause()} data-play={m.site_play()} />
        {banners.map(({ drawing, title }, index) => (
          <button
            key={drawing}
            type="button"
            className="site-dot"
            aria-label={m.site_banner({ number: index + 1, count: banners.length, title })}
          />
        ))}
      </div>
    </section>
  )
}
