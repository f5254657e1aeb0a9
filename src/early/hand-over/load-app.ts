/** The files that start the app. */
export interface AppFiles {
  styles: string[]
  modules: string[]
  entry: string
}

/** Starts the app from a page that already shows something. Rejects if a stylesheet or a script does not load. */
export async function startApp({ styles, modules, entry }: AppFiles, isReady: Promise<unknown> = parsed()) {
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  await Promise.all([loadStyles(styles), isReady])
  await import(/* @vite-ignore */ entry)
}

/** The head may ask for the app, whose files may be here before the rest of the page. */
async function parsed() {
  if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done))
}

/** Resolves once the stylesheets are loaded, each only once. */
export const loadStyles = async (styles: string[]) =>
  Promise.all(
    styles.map(async (href) => {
      if ([...document.styleSheets].some((sheet) => sheet.href?.endsWith(href))) return
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      document.head.append(link)
      await new Promise((done, fail) => {
        link.addEventListener('load', done)
        link.addEventListener('error', fail)
      })
    }),
  )
