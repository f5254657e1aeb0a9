import { m } from '../../platform/i18n/generated/messages.js'

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

/** A page in a frame, where it can run no scripts and cannot learn the address. frames.ts reports if it does not load. */
export const FramedPage = ({ title, text, src, href, isOutside = false, also }: FramedPageProps) => (
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
