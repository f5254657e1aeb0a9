/** The background of a drawing, in a tint of its colour. */
const Tint = ({ d }: { d: string }) => <path d={d} className="d-tint" />

/** The paths of each drawing: lines in the text's colour, paper in the page's colour, shades in a tint of the text's colour. */
const SHAPES = {
  /** A phone with an application, a clock, and coins. */
  fast: {
    size: '320 220',
    drawn: (
      <>
        <Tint d="M58 116a102 96 0 1 0 204 0a102 96 0 1 0-204 0" />
        <path
          className="d-paper"
          d="M120 22h72a14 14 0 0 1 14 14v148a14 14 0 0 1-14 14h-72a14 14 0 0 1-14-14V36a14 14 0 0 1 14-14z"
        />
        <Tint d="M126 56h60a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-60a8 8 0 0 1-8-8V64a8 8 0 0 1 8-8z" />
        <path d="M144 36h24M130 72h24M130 84h40M120 118h44M120 134h30" />
        <path className="d-full" d="M126 160h60a8 8 0 0 1 0 16h-60a8 8 0 0 1 0-16z" />
        <path className="d-paper" d="M264 128a40 40 0 1 1-80 0a40 40 0 1 1 80 0" />
        <path d="M224 102v26l16 11M224 94v1M224 161v1M190 128h1M257 128h1" />
        <path className="d-paper" d="M96 158a24 24 0 1 1-48 0a24 24 0 1 1 48 0" />
        <Tint d="M87 158a15 15 0 1 1-30 0a15 15 0 1 1 30 0" />
        <path d="M72 150v16M28 66h38M40 84h32M22 102h34M272 66v12M266 72h12" />
      </>
    ),
  },
  /** Three people, one of them in front, and a tick. */
  users: {
    size: '320 220',
    drawn: (
      <>
        <Tint d="M58 116a102 96 0 1 0 204 0a102 96 0 1 0-204 0" />
        <path className="d-paper" d="M46 190c0-32 15-50 40-50s40 18 40 50zM106 110a20 20 0 1 1-40 0a20 20 0 1 1 40 0" />
        <path
          className="d-paper"
          d="M194 190c0-32 15-50 40-50s40 18 40 50zM254 110a20 20 0 1 1-40 0a20 20 0 1 1 40 0"
        />
        <path className="d-paper" d="M100 190c0-44 22-66 60-66s60 22 60 66zM188 86a28 28 0 1 1-56 0a28 28 0 1 1 56 0" />
        <Tint d="M140 127c5 16 35 16 40 0 24 6 40 27 40 63H100c0-36 16-57 40-63z" />
        <path d="M26 190h268M140 127c5 16 35 16 40 0M151 90c4 6 14 6 18 0M268 54v14M261 61h14M52 58v10M47 63h10" />
        <path className="d-full" d="M234 48a20 20 0 1 1-40 0a20 20 0 1 1 40 0" />
        <path className="d-onfull" d="M206 48l6 6 11-12" />
      </>
    ),
  },
  /** A bill under a magnifying glass, in which a tick is seen. */
  clear: {
    size: '320 220',
    drawn: (
      <>
        <Tint d="M58 116a102 96 0 1 0 204 0a102 96 0 1 0-204 0" />
        <path
          className="d-paper"
          d="M92 26h108a8 8 0 0 1 8 8v160l-15.5-10-15.5 10-15.5-10-15.5 10-15.5-10-15.5 10-15.5-10-15.5 10V34a8 8 0 0 1 8-8z"
        />
        <path d="M106 52h52M106 76h34M172 76h14M106 96h28M106 116h34" />
        <Tint d="M112 136h68a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-68a6 6 0 0 1-6-6v-18a6 6 0 0 1 6-6z" />
        <path d="M118 151h24M160 151h14" />
        <path className="d-paper" d="M258 116a38 38 0 1 1-76 0a38 38 0 1 1 76 0" />
        <Tint d="M250 116a30 30 0 1 1-60 0a30 30 0 1 1 60 0" />
        <path d="M206 117l10 10 18-21M247 143l28 28M56 62h18M48 80h22M266 56v12M260 62h12" />
      </>
    ),
  },
  /** The app on a phone: a loan, how far it is paid, and its button. */
  phone: {
    size: '240 260',
    drawn: (
      <>
        <path
          className="d-paper"
          d="M72 14h96a18 18 0 0 1 18 18v196a18 18 0 0 1-18 18H72a18 18 0 0 1-18-18V32a18 18 0 0 1 18-18z"
        />
        <path d="M106 30h28M72 132h60M72 150h96M72 168h76" />
        <Tint d="M80 50h80a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10H80a10 10 0 0 1-10-10V60a10 10 0 0 1 10-10z" />
        <path d="M84 68h28M84 84h52" />
        <path
          className="d-full"
          d="M84 97h34a3 3 0 0 1 0 6H84a3 3 0 0 1 0-6zM80 198h80a10 10 0 0 1 0 20H80a10 10 0 0 1 0-20z"
        />
        <path className="d-paper" d="M218 92a26 26 0 1 1-52 0a26 26 0 1 1 52 0" />
        <path d="M181 93l8 8 14-17M24 96v14M17 103h14M212 168v12M206 174h12" />
      </>
    ),
  },
  register: {
    size: '64 64',
    drawn: (
      <>
        <Tint d="M60 32a28 28 0 1 1-56 0a28 28 0 1 1 56 0" />
        <path className="d-paper" d="M24 10h16a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5z" />
        <path d="M32 20v14M26 28l6 6 6-6M28 45h8" />
      </>
    ),
  },
  apply: {
    size: '64 64',
    drawn: (
      <>
        <Tint d="M60 32a28 28 0 1 1-56 0a28 28 0 1 1 56 0" />
        <path className="d-paper" d="M20 12h22a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H20a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5z" />
        <path d="M23 22h16M23 31h9M23 40h6" />
        <path className="d-paper" d="M34 46l1.5-7L48 26.5l5.5 5.5L41 44.5z" />
      </>
    ),
  },
  read: {
    size: '64 64',
    drawn: (
      <>
        <Tint d="M60 32a28 28 0 1 1-56 0a28 28 0 1 1 56 0" />
        <path className="d-paper" d="M18 12h28v42l-4.6-4-4.7 4-4.7-4-4.7 4-4.7-4-4.6 4z" />
        <path d="M25 21h14M25 34l5 5 9-10" />
      </>
    ),
  },
  repay: {
    size: '64 64',
    drawn: (
      <>
        <Tint d="M60 32a28 28 0 1 1-56 0a28 28 0 1 1 56 0" />
        <path
          className="d-paper"
          d="M16 24l24-10 5 10M17 24h28a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5V29a5 5 0 0 1 5-5z"
        />
        <path className="d-paper" d="M40 32h13v10H40a5 5 0 0 1 0-10z" />
      </>
    ),
  },
} as const

type ShapeName = keyof typeof SHAPES

/** All drawings of the site, once for all languages. Each use is a reference. */
export const SiteDrawings = () => (
  <svg className="site-drawings" aria-hidden="true">
    {Object.entries(SHAPES).map(([name, { size, drawn }]) => (
      <symbol key={name} id={`d-${name}`} viewBox={`0 0 ${size}`}>
        {drawn}
      </symbol>
    ))}
  </svg>
)

/** A drawing of the site. It is decorative: the text beside it says the same. */
export const SiteDrawing = ({ name }: { name: ShapeName }) => (
  <svg className="site-drawing" viewBox={`0 0 ${SHAPES[name].size}`} aria-hidden="true">
    <use href={`#d-${name}`} />
  </svg>
)
