import { Icon } from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import css from './carousel.module.css'
import { ArtIsland } from './islands.ts'
import type { Slide } from './slides.ts'

const interval = 5000

const toJourney = () => document.getElementById('journey')?.scrollIntoView({ behavior: 'smooth' })

function Panel({ slide, index, count, isCurrent }: { slide: Slide; index: number; count: number; isCurrent: boolean }) {
  const Title = index === 0 ? 'h1' : 'h2'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a set of form fields.
    <div
      className={css.slide}
      data-tone={slide.tone}
      role="group"
      aria-roledescription="幻灯片"
      aria-label={`${index + 1} / ${count}`}
      inert={!isCurrent}
    >
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
            {index === 0 && (
              <button type="button" className="btn btn-large btn-inverse" onClick={toJourney}>
                了解办理过程
              </button>
            )}
          </div>
        </div>
        <ArtIsland className={css.art} drawing={slide.drawing} />
      </div>
    </div>
  )
}

/**
 * 410 px high, native scroll-snap, so that a finger swipes it without a library. Turns every 5 s; rests under
 * pointer or focus, in a hidden tab and where the user asked for less motion, and can always be paused (WCAG 2.2.2).
 */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const box = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const go = (index: number) => {
    const width = box.current?.clientWidth ?? 0
    box.current?.scrollTo({ left: ((index + slides.length) % slides.length) * width })
  }
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])
  useEffect(() => {
    if (!isPlaying || isHeld || slides.length < 2) return
    const clock = setInterval(() => {
      const view = box.current
      if (document.hidden || !view) return
      view.scrollTo({ left: ((current + 1) % slides.length) * view.clientWidth })
    }, interval)
    return () => clearInterval(clock)
  }, [isPlaying, isHeld, current, slides.length])
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
          <Panel key={slide.id} slide={slide} index={index} count={slides.length} isCurrent={index === current} />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={`wrap ${css.controls}`}>
          <button type="button" aria-label={isPlaying ? '暂停轮播' : '播放轮播'} onClick={() => setPlaying(!isPlaying)}>
            <Icon name={isPlaying ? 'pause' : 'play'} size={16} />
          </button>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={css.dot}
              aria-label={`第 ${index + 1} 张：${slide.title}`}
              aria-current={index === current || undefined}
              onClick={() => go(index)}
            />
          ))}
          <button type="button" aria-label="上一张" onClick={() => go(current - 1)}>
            <Icon name="left" size={16} />
          </button>
          <button type="button" aria-label="下一张" onClick={() => go(current + 1)}>
            <Icon name="right" size={16} />
          </button>
        </div>
      )}
    </section>
  )
}
