import { Icon } from '@portal/platform/web'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import css from './carousel.module.css'
import { ArtIsland } from './islands.ts'
import type { Slide } from './slides.ts'
import { useBanners } from './use-banners.ts'

const interval = 5000
/** The most dots that fit on a phone; with more slides a count stands in their place. */
const mostDots = 10

const toJourney = () => document.getElementById('journey')?.scrollIntoView({ behavior: 'smooth' })

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

function Panel({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className={`wrap ${css.panel}`}>
      <div className={css.copy}>
        <Title>{slide.title}</Title>
        <p>{slide.text}</p>
        <div className={css.actions}>
          {slide.action && (
            <Link className={`btn btn-large ${css.primary}`} to={slide.action.to}>
              {slide.action.text}
              <Icon name="right" size={16} />
            </Link>
          )}
          {isFirst && (
            <button type="button" className="btn btn-large btn-inverse" onClick={toJourney}>
              了解办理过程
            </button>
          )}
        </div>
      </div>
      <ArtIsland className={css.art} drawing={slide.drawing} />
    </div>
  )
}

/**
 * The carousel, 410 px high. It uses native scroll-snap, so that a finger can swipe it without a library. It turns every 5
 * s; it rests under pointer or focus, in a hidden tab, and where the user has asked for less motion, and it can always be
 * paused (WCAG 2.2.2). The operator's own banners join at the end when the page has loaded, so that no slide that is
 * already there moves.
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const box = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const uploaded = useBanners()
  const titles = [...slides, ...(uploaded?.banners ?? [])].map(({ id, title }) => ({ id, title }))
  const count = titles.length
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
      className={css.hero}
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
        {slides.map((slide, index) => (
          <Place key={slide.id} index={index} count={count} isCurrent={index === current} tone={slide.tone}>
            <Panel slide={slide} isFirst={index === 0} />
          </Place>
        ))}
        {uploaded?.banners.map((banner, at) => (
          <Place key={banner.id} index={slides.length + at} count={count} isCurrent={slides.length + at === current}>
            <uploaded.Slide banner={banner} />
          </Place>
        ))}
      </div>
      {count > 1 && (
        <div className={`wrap ${css.controls}`} data-many={count > mostDots || undefined}>
          <button type="button" aria-label={isPlaying ? '暂停轮播' : '播放轮播'} onClick={() => setPlaying(!isPlaying)}>
            <Icon name={isPlaying ? 'pause' : 'play'} size={16} />
          </button>
          <button type="button" className={css.step} aria-label="上一张" onClick={() => go(current - 1)}>
            <Icon name="left" size={16} />
          </button>
          <button type="button" className={css.step} aria-label="下一张" onClick={() => go(current + 1)}>
            <Icon name="right" size={16} />
          </button>
          {/* The count and the dots come last, because banners that join later add their dots here. */}
          {count > mostDots && <span>{`${current + 1} / ${count}`}</span>}
          {(count > mostDots ? [] : titles).map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className={css.dot}
              aria-label={`第 ${index + 1} 张：${title}`}
              aria-current={index === current || undefined}
              onClick={() => go(index)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
