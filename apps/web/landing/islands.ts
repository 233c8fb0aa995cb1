import type { ComponentProps } from 'react'
import type { FirstHour } from './first-hour.tsx'
import type { FirstScene } from './first-scene.tsx'
import { island, type LoadIsland } from './island.tsx'
import type { Proof } from './proof.tsx'
import type { ServiceCards } from './service-cards.tsx'

const loadFirstScene: LoadIsland<ComponentProps<typeof FirstScene>> = async () => ({
  Island: (await import('./first-scene.tsx')).FirstScene,
})
const loadFirstHour: LoadIsland<ComponentProps<typeof FirstHour>> = async () => ({
  Island: (await import('./first-hour.tsx')).FirstHour,
})
const loadServices: LoadIsland<ComponentProps<typeof ServiceCards>> = async () => ({
  Island: (await import('./service-cards.tsx')).ServiceCards,
})
const loadProof: LoadIsland<ComponentProps<typeof Proof>> = async () => ({
  Island: (await import('./proof.tsx')).Proof,
})

/** The picture of the first slide. The build writes its drawing into the document, so that it is there with the words. */
export const FirstSceneIsland = island(loadFirstScene)
export const FirstHourIsland = island(loadFirstHour)
export const ServiceCardsIsland = island(loadServices)
export const ProofIsland = island(loadProof)

/** The loaders of all islands. The prerenderer runs them beforehand, since it draws the page at once and cannot wait. */
export const islandLoaders = [loadFirstScene, loadFirstHour, loadServices, loadProof] as const
