import type { ComponentProps } from 'react'
import type { HeroArt } from './hero-art.tsx'
import { island, type LoadIsland } from './island.tsx'
import type { Sections } from './sections.tsx'

const loadArt: LoadIsland<ComponentProps<typeof HeroArt>> = async () => ({
  Island: (await import('./hero-art.tsx')).HeroArt,
})
const loadSections: LoadIsland<ComponentProps<typeof Sections>> = async () => ({
  Island: (await import('./sections.tsx')).Sections,
})

export const ArtIsland = island(loadArt)
export const SectionsIsland = island(loadSections)

/** What the prerenderer loads beforehand, since it renders at once. */
export const islandLoaders = [loadArt, loadSections] as const
