declare global {
  interface Window {
    /** Left by the document's boot script; Vite's own server has no such document. */
    preload?: (address: string) => void
  }
}

/** Asks for all scripts of a page at once, before the router loads it: each would else wait for the one that imports it. */
export const preloadChunks = (address: string): void => window.preload?.(address)
