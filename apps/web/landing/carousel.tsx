import { CarouselControls, CarouselSlide, Icon, Scene, useCarousel } from '@portal/platform/web'
import { Link } from 'react-router'
import css from './carousel.module.css'
import { FirstSceneIsland } from './islands.ts'
import type { Slide } from './slides.ts'
import { type Later, useLaterSlides } from './use-later-slides.ts'

/** From below: picture, scrim, words. The controls of the carousel lie above them all. */
function Panel({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const { title, text, action, scene, tone } = slide
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <>
      {isFirst ? (
        <FirstSceneIsland className={css.art} name={scene} tone={tone} />
      ) : (
        <div className={css.art}>
          <Scene name={scene} tone={tone} />
        </div>
      )}
      <div className={`wrap ${css.words}`}>
        <Title>{title}</Title>
        <p>{text}</p>
        <Link className={`btn btn-large ${css.primary}`} to={action.to}>
          {action.text}
          <Icon name="right" size={18} />
        </Link>
      </div>
    </>
  )
}

const bannersOf = (later: Later | undefined) => later?.uploaded?.banners ?? []

/**
 * The carousel, 410 px high, and 216 on a phone. The document holds the first slide alone: the others and the operator's
 * banners join behind it when the page has loaded, so that nothing that is already there moves.
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const later = useLaterSlides()
  const banners = bannersOf(later)
  const carousel = useCarousel(slides.length + banners.length)
  const { current, count } = carousel
  return (
    <section className={`no-print ${css.hero}`} aria-roledescription="轮播" aria-label="重点服务" {...carousel.area}>
      <div className={css.slides} {...carousel.strip}>
        {slides.slice(0, later ? slides.length : 1).map((slide, index) => (
          <CarouselSlide key={slide.id} carousel={carousel} index={index} className={css.slide} tone={slide.tone}>
            <Panel slide={slide} isFirst={index === 0} />
          </CarouselSlide>
        ))}
        {later?.uploaded &&
          banners.map((banner, at) => (
            <CarouselSlide key={banner.id} carousel={carousel} index={slides.length + at} className={css.slide}>
              {later.uploaded && <later.uploaded.Slide banner={banner} />}
            </CarouselSlide>
          ))}
      </div>
      {count > 1 && (
        <div className={`wrap ${css.place}`}>
          <CarouselControls carousel={carousel} measure="张" className={css.controls}>
            {`${current + 1} / ${count}`}
          </CarouselControls>
        </div>
      )}
    </section>
  )
}
