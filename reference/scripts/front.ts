// The phone of the first page. Without scripts, a tap on a situation still opens it there.
import { element } from './page-parts.ts'

const phone = document.querySelector<HTMLElement>('.phone')
const situations = [...document.querySelectorAll<HTMLAnchorElement>('[target=phone]')]

const mark = (chosen: string | undefined) => {
  for (const situation of situations) situation.ariaCurrent = situation.href === chosen ? 'true' : null
}
mark(phone?.querySelector('iframe')?.src)
for (const situation of situations)
  situation.addEventListener('click', () => {
    mark(situation.href)
    // On a narrow page, the phone is above the tapped link.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    phone?.scrollIntoView({ block: 'nearest', behavior })
  })

// The app uses modules and a service worker, which browsers load only from a server.
if (location.protocol === 'file:') {
  document.querySelector('.situations')?.remove()
  phone?.replaceChildren(
    element(
      'p',
      { className: 'no-phone' },
      'From a disk the app cannot start. Serve this folder with any file server, or by ',
      element('code', {}, 'npm run docs -- --serve'),
      '.',
    ),
  )
}
