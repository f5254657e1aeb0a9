import type { Plugin } from 'vite'
import { addressAt } from '../../../src/lib/address-at.ts'
import { SITE_PATHS } from '../../../src/site/paths.ts'
import { missingDocument } from './missing-document.ts'
import { screenPaths } from '../screen-paths.ts'

/**
 * Addresses of this site, as Vite and the site's pages write them: in an attribute, and in the data with which boot.ts starts
 * the app.
 */
const OWN_ADDRESS = /(?<= (?:href|src|content)=|[:,[])"\.?(\/(?:[^"/][^"]*)?)"(?=[\s>,\]}])/g

/**
 * Gives each address a page in a folder of its name, as plain file servers need it. Addresses inside are relative, so that
 * the site works at any path (docs/decisions/041).
 */
export function folderPages(appName: string): Plugin {
  return {
    name: 'folder-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const emit = (fileName: string, html: string) => {
          const root = '../'.repeat(fileName.split('/').length - 1) || './'
          const source = html.replaceAll(OWN_ADDRESS, (_, address: string) => `"${addressAt(root, address)}"`)
          const [missed] = / (?:href|src)=["']?\/(?!\/)[^\s>]*/.exec(source) ?? []
          if (missed)
            throw new Error(`${fileName}:${missed} is an address that scripts/build/site/folder-pages.ts does not read`)
          this.emitFile({ type: 'asset', fileName, source })
        }
        const take = (file: string) => {
          const page = bundle[file]
          if (page?.type !== 'asset') throw new Error(`The build has no ${file}`)
          delete bundle[file]
          return String(page.source)
        }
        // The world's pages stay in place.
        for (const file of Object.keys(bundle)) if (/\/.*\.html$/.test(file)) emit(file, take(file))
        for (const path of Object.keys(SITE_PATHS))
          emit(pageOf(path), take(path === '/' ? 'index.html' : `${path.slice(1)}.html`))
        const app = take('app.html')
        const screens = new Set([...screenPaths(), '/testPreview'])
        screens.delete('/')
        for (const path of screens) {
          const own = `${path.slice(1)}.html`
          emit(pageOf(path), own in bundle ? take(own) : app)
        }
        this.emitFile({ type: 'asset', fileName: '404.html', source: missingDocument(appName) })
      },
    },
  }
}

const pageOf = (path: string) => `${addressAt('', path)}index.html`
