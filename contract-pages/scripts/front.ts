// The phone of the first page. Without scripts, a tap on a situation still opens it there.
import { element } from './page-parts.ts'

const phone = document.querySelector('.phone')
const situations = [...document.querySelectorAll<HTMLAnchorElement>('[target=phone]')]

for (const situation of situations)
  situation.addEventListener('click', () => {
    for (const other of situations) other.ariaCurrent = other === situation ? 'true' : null
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
      {},
      'From a disk the app cannot start. Serve this folder with any file server, or by ',
      element('code', {}, 'npm run docs -- --serve'),
      '.',
    ),
  )
}
