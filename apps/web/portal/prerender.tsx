import { type DrawnView, type FirstView, setHelp, setServices } from '@portal/platform/web'
import type { ComponentType, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'react-router'
import { type Catalogue, catalogueOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import { firstViews } from '../first-view/views.ts'
import { type FindIsland, IslandFinder, type LoadIsland } from '../landing/island.tsx'
import { islandLoaders } from '../landing/islands.ts'
import { LandingPage } from '../landing/landing-page.tsx'
import { Frame } from './frame.tsx'
import { landingPaths } from './landing-paths.ts'
import { innerPages, pageAsks, pageLoaders } from './routes.tsx'

/** Writes addresses as the hash router does, so that the markup stays the same when the router takes over. */
const hashNavigator = {
  createHref: (to: string | { pathname?: string; search?: string }) =>
    `#${typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

const drawnAt = (location: string, page: ReactNode) => (
  <Router location={location} navigator={hashNavigator}>
    {page}
  </Router>
)

const markupOf = async (page: ReactNode): Promise<string> => {
  const { prelude } = await prerender(page)
  return new Response(prelude).text()
}

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
  return markupOf(drawnAt(landingPaths[0], page))
}

/** Renders the frames of a first view to markup, inside the frame that stands around every page below `/home`. */
const renderFirstView = async ({ frames, html, drawnAt: location, ...view }: FirstView): Promise<RenderedView> => {
  // Imported dynamically, as the routes import it, so that it stays a chunk of its own, whose name the build looks for.
  const { HomeFrame } = await import('./home-layout.tsx')
  const markup: Record<string, string> = {}
  for (const [choice, Frame] of Object.entries(frames)) {
    const framed = (
      <HomeFrame>
        <Frame />
      </HomeFrame>
    )
    markup[choice] = await markupOf(drawnAt(location, framed))
  }
  return { ...view, frames: markup, ...(html && { html: html.field, cleaner: String(html.clean) }) }
}

const renderFirstViews = (catalogue: Catalogue): Promise<RenderedView[]> => {
  setServices(catalogue.services)
  setHelp(catalogue.help)
  return Promise.all(firstViews.map(renderFirstView))
}

/**
 * A rendered first view without the styles, which the build adds. `cleaner` is the source text of the function that loads
 * its HTML cleaner.
 */
export type RenderedView = Omit<DrawnView, 'styles'> & { reads: string; cleaner?: string }

/** What the build uses of this entry. */
export type PrerenderEntry = {
  render: () => Promise<string>
  /** The rendered first views, for the script that fills them. */
  firstViews: () => Promise<RenderedView[]>
  /** Source texts of the page loaders by address. */
  pageLoaders: () => Record<string, string[]>
  /** The addresses of pages that a user opens from within the portal, once he is signed in. */
  innerPages: () => string[]
  /** The first calls of the pages (`asks`), by the pages' addresses. */
  pageAsks: () => Record<string, readonly string[]>
  /** Source texts of the loaders of the islands, whose styles belong into the document too. */
  islandLoaders: readonly string[]
  /** The addresses of the landing page, its proper one first. */
  landingPaths: readonly string[]
}

export const entry: PrerenderEntry = {
  render: () => renderLanding(catalogueOf(domains)),
  firstViews: () => renderFirstViews(catalogueOf(domains)),
  pageLoaders: () => pageLoaders(domains),
  innerPages: () => innerPages(domains),
  pageAsks: () => pageAsks(domains),
  islandLoaders: islandLoaders.map(String),
  landingPaths,
}
