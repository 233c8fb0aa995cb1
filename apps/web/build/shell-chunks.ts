import type { Plugin } from 'vite'

type ResolveDependencies = (file: string, deps: string[], host: { hostId: string; hostType: 'html' | 'js' }) => string[]

/**
 * Leaves the lists of chunks out of the chunk `shell`, which would otherwise name every chunk of every page a second time: the
 * document names them already, and asks for those of a page before the router loads it (`window.preload`). Style sheets stay,
 * since the loader waits for them.
 */
export const shellChunks = (): { plugin: Plugin; resolveDependencies: ResolveDependencies } => {
  let shell: string | undefined
  return {
    plugin: {
      name: 'find-shell',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          shell = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'shell')?.fileName
        },
      },
    },
    resolveDependencies: (_file, deps, { hostId, hostType }) => (hostType === 'js' && hostId === shell ? [] : deps),
  }
}
