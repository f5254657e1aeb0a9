// Addresses that a server may send, and what happens to each, for the tests of this folder.

export const HOST = 'https://pages.rupya.example'

/** The settings of a build. */
export const RULES = { host: HOST, schemes: ['rupya', 'id.co.rupya+app-1'] }

/** One address for each class of addresses that must never open. */
export const HOSTILE = [
  'javascript:alert(1)',
  'javascript://pages.rupya.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://pages.rupya.example/9115d58c',
  'file:///etc/passwd',
  'about:blank',
  'intent://pages.rupya.example/#Intent;scheme=https;end',
  'filesystem:https://pages.rupya.example/temporary/x',
  'view-source:https://pages.rupya.example/',
  'chrome://settings',
  'content://com.android.contacts/1',
  'jar:https://pages.rupya.example/a.jar!/x',
  'ws://pages.rupya.example/',
  'wss://pages.rupya.example/',
  'ftp://pages.rupya.example/',
  'mailto:a@pages.rupya.example',
  'tel:+62215095',
  'sms:+62215095',
  // Harmless by themselves, but not in any setting.
  'market://details?id=com.evil.app',
  'googlechrome://navigate?url=https://evil.io',
  'upi://pay?pa=evil@bank&am=1000',
  'httpx://pages.rupya.example',
  'rupyax://product/x',
  'xrupya://product/x',
]

/** Changes that fool a careless check, with the reason of the refusal. */
const TRICKS: [trick: string, apply: (address: string) => string, reason: string][] = [
  ['as it is', (address) => address, 'scheme'],
  ['with a host', (address) => address.replace(':', '://pages.rupya.example/'), 'scheme'],
  ['in capitals', (address) => address.toUpperCase(), 'scheme'],
  [
    'in mixed case between spaces',
    (address) => `  ${address.replace(/^./, (first) => first.toUpperCase())} `,
    'scheme',
  ],
  ['with its first letter encoded', (address) => `%${hex(address)}${address.slice(1)}`, 'relative'],
  ['with its colon encoded', (address) => address.replace(':', '%3A'), 'relative'],
  ['after a tab', (address) => `\t${address}`, 'characters'],
  ['after a NUL', (address) => `\0${address}`, 'characters'],
  ['after a bidi mark', (address) => `\u202e${address}`, 'characters'],
  ['with a new line before its colon', (address) => address.replace(':', '\r\n:'), 'characters'],
  ['with a tab in its scheme', (address) => address.replace(/^../, '$&\t'), 'characters'],
]

const hex = (text: string) => text.charCodeAt(0).toString(16)

export const attacks = TRICKS.flatMap(([trick, apply, reason]) =>
  HOSTILE.map((address): [string, string, string, string] => [address, trick, apply(address), reason]),
)

/** Every other address with its kind and the opened address, or a reason. */
export const ADDRESSES: [address: string, kind: string, opened: string][] = [
  // The lender's own pages
  ['https://pages.rupya.example', 'page', 'https://pages.rupya.example/'],
  ['https://pages.rupya.example/a/../b?x=1#y', 'page', 'https://pages.rupya.example/b?x=1#y'],
  ['  https://pages.rupya.example/  ', 'page', 'https://pages.rupya.example/'],
  ['HTTPS://Pages.RUPYA.example/Path', 'page', 'https://pages.rupya.example/Path'],
  ['https://pages.rupya.example:443/', 'page', 'https://pages.rupya.example/'],
  ['https://pages.rupya.example:/', 'page', 'https://pages.rupya.example/'],
  ['https://pages.rupya.example?next=https://evil.io', 'page', 'https://pages.rupya.example/?next=https://evil.io'],
  ['https://pages.rupya.example#@evil.io', 'page', 'https://pages.rupya.example/#@evil.io'],
  ['https://pages.rupya.example/@evil.io', 'page', 'https://pages.rupya.example/@evil.io'],
  ['https://pages.rupya.example/%5c%0a', 'page', 'https://pages.rupya.example/%5c%0a'],
  ['https://pages.rupya.example/cicilan/é', 'page', 'https://pages.rupya.example/cicilan/%C3%A9'],

  // Hosts that only look like the lender's, and its other origins
  ['https://pages.rupya.example.evil.io/', 'outside', 'https://pages.rupya.example.evil.io/'],
  ['https://pages.rupya.exampleevil', 'outside', 'https://pages.rupya.exampleevil/'],
  ['https://evilpages.rupya.example/', 'outside', 'https://evilpages.rupya.example/'],
  ['https://rupya.example/', 'outside', 'https://rupya.example/'],
  ['https://a.pages.rupya.example/', 'outside', 'https://a.pages.rupya.example/'],
  ['https://pages-rupya.example/', 'outside', 'https://pages-rupya.example/'],
  ['https://evil.io/https://pages.rupya.example', 'outside', 'https://evil.io/https://pages.rupya.example'],
  ['https://evil.io/@pages.rupya.example', 'outside', 'https://evil.io/@pages.rupya.example'],
  ['https://evil.io?https://pages.rupya.example', 'outside', 'https://evil.io/?https://pages.rupya.example'],
  ['https://evil.io#https://pages.rupya.example', 'outside', 'https://evil.io/#https://pages.rupya.example'],
  ['https://xn--pges-6na.rupya.example/', 'outside', 'https://xn--pges-6na.rupya.example/'],
  ['http://pages.rupya.example/', 'outside', 'http://pages.rupya.example/'],
  ['https://pages.rupya.example:8443/', 'outside', 'https://pages.rupya.example:8443/'],
  ['https://pages.rupya.example:80/', 'outside', 'https://pages.rupya.example:80/'],
  ['http://pages.rupya.example:443/', 'outside', 'http://pages.rupya.example:443/'],

  // Addresses that the shell knows
  ['rupya://product/x', 'shell', 'rupya://product/x'],
  [' rupya://Product/x?id=00123#/detail ', 'shell', 'rupya://Product/x?id=00123#/detail'],
  ['RUPYA://Product', 'shell', 'rupya://Product'],
  ['rupya:///product', 'shell', 'rupya:///product'],
  ['id.co.rupya+app-1://product', 'shell', 'id.co.rupya+app-1://product'],
  ['ID.CO.RUPYA+APP-1://product', 'shell', 'id.co.rupya+app-1://product'],
  ['rupya://evil@product', 'refused', 'credentials'],
  ['rupya://pro%64uct/x', 'refused', 'characters'],
  ['rupya://ｐroduct/x', 'refused', 'characters'],
  ['rupya://product./x', 'refused', 'characters'],
  ['rupya://product/a b', 'refused', 'characters'],
  ['rupya:\\\\product', 'refused', 'characters'],
  ['rupya:product', 'refused', 'scheme'],
  ['rupya:/product', 'refused', 'scheme'],
  ['r://product', 'refused', 'scheme'],
  [`${'r'.repeat(32)}://product`, 'refused', 'scheme'],
  ['android-app://com.evil', 'refused', 'scheme'],
  ['chrome-extension://abc/x.html', 'refused', 'scheme'],
  ['itms-services://?action=download-manifest', 'refused', 'scheme'],
  ['ru_pya://product', 'refused', 'relative'],
  ['1rupya://product', 'refused', 'relative'],

  // Credentials
  ['https://pages.rupya.example@evil.io/', 'refused', 'credentials'],
  ['https://pages.rupya.example:443@evil.io/', 'refused', 'credentials'],
  ['https://pages.rupya.example%40@evil.io/', 'refused', 'credentials'],
  ['https://user:secret@pages.rupya.example/', 'refused', 'credentials'],
  ['https://@pages.rupya.example/', 'refused', 'credentials'],
  ['https://:@pages.rupya.example/', 'refused', 'credentials'],
  ['HTTPS://Pages.RUPYA.example%2F@evil.io/', 'refused', 'credentials'],

  // Hosts that parsers read differently
  ['https://pages.rupya.example\\@evil.io/', 'refused', 'characters'],
  ['https:\\\\pages.rupya.example', 'refused', 'characters'],
  ['https:/\\evil.io', 'refused', 'characters'],
  ['https://evil.io\\.pages.rupya.example', 'refused', 'characters'],
  ['https://pages.rupya.example/a\\b', 'refused', 'characters'],
  ['https://evil.io%5c.pages.rupya.example/', 'refused', 'characters'],
  ['https://evil.io%2f.pages.rupya.example/', 'refused', 'characters'],
  ['https://pages%2erupya.example/', 'refused', 'characters'],
  ['https://%70ages.rupya.example/', 'refused', 'characters'],
  ['https://pages.rupya.example%00.evil.io/', 'refused', 'characters'],
  ['https://pages.rupya.example%E3%80%82evil.io/', 'refused', 'characters'],
  ['https://pages。rupya．example/', 'refused', 'characters'],
  ['https://pages.rupya.example｡evil.io/', 'refused', 'characters'],
  ['https://evil.io／pages.rupya.example', 'refused', 'characters'],
  ['https://evil.io？pages.rupya.example', 'refused', 'characters'],
  ['https://ｐages.rupya.example/', 'refused', 'characters'],
  ['https://pаges.rupya.example/', 'refused', 'characters'],
  ['https://pages.rupya.example\u00ad/', 'refused', 'characters'],
  ['https://pages.rupya.ex\u200dample/', 'refused', 'characters'],
  ['https://pages.rupya.ex\ufe0fample/', 'refused', 'characters'],
  ['https://pages.rupya.example./', 'refused', 'characters'],
  ['https://pages.rupya.example.:443/', 'refused', 'characters'],
  ['https://pages..rupya.example/', 'refused', 'characters'],
  ['https://.pages.rupya.example/', 'refused', 'characters'],
  ['https:///pages.rupya.example/', 'refused', 'characters'],
  ['https://?pages.rupya.example', 'refused', 'characters'],
  ['https://pages.rupya.example:443:80/', 'refused', 'characters'],
  ['https://pages.rupya.example:4%343/', 'refused', 'characters'],
  ['https://pages.rupya.example:99999/', 'refused', 'unparsable'],
  ['http://2130706433/', 'refused', 'characters'],
  ['http://0x7f.1/', 'refused', 'characters'],
  ['http://[::1]/', 'refused', 'characters'],

  // Invisible characters
  ['https://pages.rupya.example/\u202egpj.exe', 'refused', 'characters'],
  ['https://pages.rupya.example/\u200f', 'refused', 'characters'],
  ['https://pages.rupya.example/a b', 'refused', 'characters'],
  ['https://pages.rupya.example/\u2028', 'refused', 'characters'],
  ['https://pages.rupya.example/\ud800', 'refused', 'characters'],
  ['https://pages.rupya.example/\u007f', 'refused', 'characters'],
  ['https://pages.rupya.example/\ue000', 'refused', 'characters'],
  ['ht\ntps://pages.rupya.example/', 'refused', 'characters'],
  ['https:/\t/pages.rupya.example/', 'refused', 'characters'],
  ['https://pages.\trupya.example/', 'refused', 'characters'],
  ['\ufeffhttps://pages.rupya.example/', 'refused', 'characters'],
  ['\u00a0https://pages.rupya.example/', 'refused', 'characters'],
  ['https://pages.rupya.example/\r', 'refused', 'characters'],

  // Incomplete addresses
  ['', 'refused', 'empty'],
  ['   ', 'refused', 'empty'],
  ['//evil.io', 'refused', 'relative'],
  ['///evil.io', 'refused', 'relative'],
  ['/borrowDetail', 'refused', 'relative'],
  ['borrowDetail', 'refused', 'relative'],
  ['./x', 'refused', 'relative'],
  ['?x=1', 'refused', 'relative'],
  ['#/borrowDetail', 'refused', 'relative'],
  ['://pages.rupya.example', 'refused', 'relative'],
  ['&#104;ttps://pages.rupya.example', 'refused', 'relative'],
  ['pages.rupya.example/x', 'refused', 'relative'],
  ['pages.rupya.example:443/x', 'refused', 'scheme'],
  ['https:pages.rupya.example', 'refused', 'scheme'],
  ['https:/pages.rupya.example', 'refused', 'scheme'],
  ['http:', 'refused', 'scheme'],
]

export const asDecision = (kind: string, opened: string) =>
  kind === 'refused' ? { kind, reason: opened } : { kind, url: opened }

/** Invisible characters are written as numbers, so that a report is readable. */
export const visible = (text: string) =>
  text.replaceAll(/[\p{C}\p{Z}\p{DI}]/gu, (hidden) => `<${hidden.codePointAt(0)?.toString(16)}>`)
