import type { ComponentType, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'react-router'
import { type Catalogue, catalogueOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import { type FindIsland, IslandFinder, type LoadIsland } from '../landing/island.tsx'
import { islandLoaders } from '../landing/islands.ts'
import { LandingPage } from '../landing/landing-page.tsx'
import { Frame } from './frame.tsx'
import { landingPaths } from './landing-paths.ts'
import { pageAsks, pageLoaders } from './routes.tsx'

/** Addresses as the hash router writes them, so that the markup is the same before and after it takes over. */
const hashNavigator = {
  createHref: (to: string | { pathname?: string; search?: string }) =>
    `#${typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

const atLanding = (page: ReactNode) => (
  <Router location={landingPaths[0]} navigator={hashNavigator}>
    {page}
  </Router>
)

const loadIslands = async (): Promise<FindIsland> => {
  const parts = new Map<unknown, ComponentType<never>>()
  for (const load of islandLoaders) parts.set(load, (await load()).Island as ComponentType<never>)
  return <P,>(load: LoadIsland<P>) => {
    const part = parts.get(load)
    if (!part) throw new Error('An island is missing from the list of islands')
    return part as ComponentType<P>
  }
}

/** The landing page as markup for `#root`. */
export const renderLanding = async (catalogue: Catalogue): Promise<string> => {
  const page = (
    <IslandFinder value={await loadIslands()}>
      <Frame catalogue={catalogue}>
        <LandingPage catalogue={catalogue} />
      </Frame>
    </IslandFinder>
  )
  const { prelude } = await prerender(atLanding(page))
  return new Response(prelude).text()
}

/** What the build asks of this entry. */
export type PrerenderEntry = {
  render: () => Promise<string>
  /** Source texts of the page loaders by address. */
  pageLoaders: () => Record<string, string[]>
  /** What pages read first, by address. */
  pageAsks: () => Record<string, readonly string[]>
  /** Source texts of the loaders of the islands, whose styles belong into the document as well. */
  islandLoaders: readonly string[]
  /** Addresses of the landing page, its own first. */
  landingPaths: readonly string[]
}

export const entry: PrerenderEntry = {
  render: () => renderLanding(catalogueOf(domains)),
  pageLoaders: () => pageLoaders(domains),
  pageAsks: () => pageAsks(domains),
  islandLoaders: islandLoaders.map(String),
  landingPaths,
}
