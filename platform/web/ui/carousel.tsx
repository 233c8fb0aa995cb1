import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { Carousel } from './use-carousel.ts'

interface CarouselSlideProps {
  carousel: Pick<Carousel, 'current' | 'count'>
  index: number
  className?: string | undefined
  tone?: string | undefined
  children?: ReactNode
}

/** The place of one slide in the strip. While the slide is not seen, the keyboard cannot reach it either. */
export function CarouselSlide({ carousel: { current, count }, index, className, tone, children }: CarouselSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a set of form fields.
    <div
      className={className}
      data-tone={tone}
      role="group"
      aria-roledescription="幻灯片"
      aria-label={`${index + 1} / ${count}`}
      inert={index !== current}
    >
      {children}
    </div>
  )
}

interface CarouselControlsProps {
  carousel: Carousel
  /** What a slide is counted by: 上一张, 上一页. */
  measure: '张' | '页'
  /** Which slide is seen, in words: 2 / 7. */
  children: ReactNode
  className?: string | undefined
}

/** Pauses, turns, and tells which slide is seen; whoever turns by hand hears it told. */
export function CarouselControls({ carousel, measure, children, className }: CarouselControlsProps) {
  const { isPlaying, toggle, step } = carousel
  return (
    <div className={className}>
      <button type="button" aria-label={isPlaying ? '暂停轮播' : '播放轮播'} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} size={20} />
      </button>
      <button type="button" aria-label={`上一${measure}`} onClick={() => step(-1)}>
        <Icon name="left" size={20} />
      </button>
      <span aria-live={isPlaying ? 'off' : 'polite'}>{children}</span>
      <button type="button" aria-label={`下一${measure}`} onClick={() => step(1)}>
        <Icon name="right" size={20} />
      </button>
    </div>
  )
}
