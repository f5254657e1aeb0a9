import { m } from '../../../platform/i18n/generated/messages.js'

interface FramedPageProps {
  title: string
  text: string
  /** What the frame shows. */
  src: string
  /** The same page by itself. */
  href: string
  /** It is another site's. */
  isOutside?: boolean
  /** Another text that belongs here. */
  also?: { href: string; words: string } | undefined
}

/** A page in a frame, where it can run nothing and learns no address. frames.ts says so if it does not come. */
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
