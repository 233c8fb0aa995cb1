import type { ComponentProps } from 'react'
import type { HeroArt } from './hero-art.tsx'
import { island, type LoadIsland } from './island.tsx'
import type { Sections } from './sections.tsx'
import type { Story } from './story.tsx'

const loadArt: LoadIsland<ComponentProps<typeof HeroArt>> = async () => ({
  Island: (await import('./hero-art.tsx')).HeroArt,
})
const loadSections: LoadIsland<ComponentProps<typeof Sections>> = async () => ({
  Island: (await import('./sections.tsx')).Sections,
})
const loadStory: LoadIsland<ComponentProps<typeof Story>> = async () => ({
  Island: (await import('./story.tsx')).Story,
})

export const ArtIsland = island(loadArt)
export const SectionsIsland = island(loadSections)
export const StoryIsland = island(loadStory)

/** The loaders of all islands. The prerenderer runs them beforehand, since it draws the page at once and cannot wait. */
export const islandLoaders = [loadArt, loadSections, loadStory] as const
