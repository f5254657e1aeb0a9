import { m } from '../../platform/i18n/generated/messages.js'
import { SiteDrawing } from './drawings.tsx'

/** The claims (SITE-5), each with its drawing, in a row that scrolls. carousel.ts moves it every 3 s (SITE-3). */
export function Banners() {
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
