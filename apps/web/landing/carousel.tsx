import { Icon, Scene } from '@portal/platform/web'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import css from './carousel.module.css'
import { FirstSceneIsland } from './islands.ts'
import type { Slide } from './slides.ts'
import { type Later, useLaterSlides } from './use-later-slides.ts'

const interval = 5000

/** The place of one slide in the strip. While the slide is not seen, the keyboard cannot reach it either. */
function Place({
  index,
  count,
  isCurrent,
  tone,
  children,
}: {
  index: number
  count: number
  isCurrent: boolean
  tone?: Slide['tone'] | undefined
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a set of form fields.
    <div
      className={css.slide}
      data-tone={tone}
      role="group"
      aria-roledescription="幻灯片"
      aria-label={`${index + 1} / ${count}`}
      inert={!isCurrent}
    >
      {children}
    </div>
  )
}

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
 * The carousel, 410 px high, and 216 on a phone. It uses native scroll-snap, so that a finger can swipe it without a
 * library. It turns every 5 s; it rests under pointer or focus, in a hidden tab, and where the user has asked for less
 * motion, and it can always be paused (WCAG 2.2.2). The document holds the first slide alone: the others and the operator's
 * banners join behind it when the page has loaded, so that nothing that is already there moves.
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const box = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const later = useLaterSlides()
  const banners = bannersOf(later)
  const count = slides.length + banners.length
  const go = (index: number) => {
    const width = box.current?.clientWidth ?? 0
    box.current?.scrollTo({ left: ((index + count) % count) * width })
  }
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])
  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return
    const clock = setInterval(() => {
      const view = box.current
      if (document.hidden || !view) return
      view.scrollTo({ left: ((current + 1) % count) * view.clientWidth })
    }, interval)
    return () => clearInterval(clock)
  }, [isPlaying, isHeld, current, count])
  return (
    <section
      className={`no-print ${css.hero}`}
      aria-roledescription="轮播"
      aria-label="重点服务"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={box}
        className={css.slides}
        onScroll={({ currentTarget: view }) => setCurrent(Math.round(view.scrollLeft / view.clientWidth))}
      >
        {slides.slice(0, later ? slides.length : 1).map((slide, index) => (
          <Place key={slide.id} index={index} count={count} isCurrent={index === current} tone={slide.tone}>
            <Panel slide={slide} isFirst={index === 0} />
          </Place>
        ))}
        {later?.uploaded &&
          banners.map((banner, at) => (
            <Place key={banner.id} index={slides.length + at} count={count} isCurrent={slides.length + at === current}>
              {later.uploaded && <later.uploaded.Slide banner={banner} />}
            </Place>
          ))}
      </div>
      {count > 1 && (
        <div className={`wrap ${css.place}`}>
          <div className={css.controls}>
            <button
              type="button"
              aria-label={isPlaying ? '暂停轮播' : '播放轮播'}
              onClick={() => setPlaying(!isPlaying)}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
            </button>
            <button type="button" aria-label="上一张" onClick={() => go(current - 1)}>
              <Icon name="left" size={20} />
            </button>
            <span>{`${current + 1} / ${count}`}</span>
            <button type="button" aria-label="下一张" onClick={() => go(current + 1)}>
              <Icon name="right" size={20} />
            </button>
          </div>
        </div>
      )}
    </section>
  )
}
