/** An address of the site, `/aboutUs?lang=1`, where the site lies below `base`: each of its pages is a folder there. */
export function addressAt(base: string, address: string): string {
  const [, path = '', rest = ''] = /^\/([^?#]*)(.*)$/s.exec(address) ?? []
  return base + path + (path === '' || /\.\w+$|\/$/.test(path) ? '' : '/') + rest
}
