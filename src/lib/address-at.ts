/**
 * The full path of a site address such as `/aboutUs?lang=1`, if the site is served below `base`. Each page is a folder there.
 */
export function addressAt(base: string, address: string): string {
  const [, path = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(address) ?? []
  return base + path + (path === '' || /\.\w+$|\/$/.test(path) ? '' : '/') + rest
}
