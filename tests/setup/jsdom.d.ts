/** The part that tests use; jsdom brings no types. */
declare module 'jsdom' {
  interface Page {
    readonly document: Document
    eval: (script: string) => void
    // Set by the scripts of build-early-scripts.ts.
    rupyaCall: () => void
    rupyaRehearse: () => void
    rupyaRehearsal: () => Promise<DocumentFragment>
  }

  export class JSDOM {
    constructor(html: string, options?: { contentType: string } | { url: string; runScripts: 'outside-only' })
    readonly window: Page
  }
}
