import type { Plugin } from 'vite'

/**
 * Lets a page load what its entry imports by module scripts, which run nothing twice, in place of preloads: WebKit sometimes never
 * runs a module that the page has preloaded, and the app does not start (docs/decisions/043-engines.md).
 */
export function moduleScripts(): Plugin {
  return {
    name: 'module-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/<link rel="modulepreload"( crossorigin)? (href="[^"]+")>/g, (_link, crossorigin = '', href) =>
          `<script type="module"${crossorigin} ${href.replace('href', 'src')}></script>`,
        ),
    },
  }
}
