import { LatestNews } from '@portal/news/web'
import type { Catalogue } from '../catalogue.ts'
import { Ask } from './ask.tsx'
import { Carousel } from './carousel.tsx'
import { Dock } from './dock.tsx'
import { FirstHourIsland, ProofIsland } from './islands.ts'
import css from './landing-page.module.css'
import { Services } from './services.tsx'
import { slidesOf } from './slides.ts'

/** The landing page. The build prerenders it into the document; in the browser only its moving parts run as programs. */
export function LandingPage({ catalogue }: { catalogue: Catalogue }) {
  const { services, pages, previews, help } = catalogue
  const shown = services.find(({ isLarge }) => isLarge)
  return (
    <>
      <div className={css.first}>
        <Carousel slides={slidesOf(services)} />
        <Dock catalogue={catalogue} />
        <FirstHourIsland help={help} className={css.urgent} />
      </div>
      <Services services={services} />
      {pages.has('/home/newList') && (
        <div className={`wrap ${css.section}`}>
          <LatestNews />
        </div>
      )}
      <ProofIsland help={help.find(({ about }) => about === shown?.to)} />
      <Ask pages={pages} previews={previews} />
    </>
  )
}
