import type { Catalogue } from '../catalogue.ts'
import { Carousel } from './carousel.tsx'
import { Closing } from './closing.tsx'
import { Dock } from './dock.tsx'
import { SectionsIsland, StoryIsland } from './islands.ts'
import { NewsAndExchange } from './news-and-exchange.tsx'
import { slidesOf } from './slides.ts'

/** The landing page. The build prerenders it into the document; in the browser only its moving parts run as programs. */
export function LandingPage({ catalogue }: { catalogue: Catalogue }) {
  const { services, groups, pages, previews, help } = catalogue
  return (
    <>
      <Carousel slides={slidesOf(catalogue)} />
      <Dock catalogue={catalogue} />
      <SectionsIsland services={services} groups={groups} help={help} />
      <NewsAndExchange pages={pages} previews={previews} />
      <StoryIsland />
      <Closing catalogue={catalogue} />
    </>
  )
}
