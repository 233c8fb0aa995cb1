import type { Catalogue } from '../catalogue.ts'
import { Carousel } from './carousel.tsx'
import { Closing } from './closing.tsx'
import { Dock } from './dock.tsx'
import { SectionsIsland } from './islands.ts'
import { slidesOf } from './slides.ts'

/** The landing page: prerendered into the document, and only then brought to life where something moves. */
export function LandingPage({ catalogue }: { catalogue: Catalogue }) {
  const { services, groups } = catalogue
  return (
    <>
      <Carousel slides={slidesOf(catalogue)} />
      <Dock catalogue={catalogue} />
      <SectionsIsland services={services} groups={groups} />
      <Closing catalogue={catalogue} />
    </>
  )
}
