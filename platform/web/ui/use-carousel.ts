import { type RefObject, type UIEvent, useEffect, useRef, useState } from 'react'
import { useMedia } from './use-media.ts'

/** How long a slide stands before the next one comes, in milliseconds. */
const interval = 5000

export interface Carousel {
  /** The index of the slide that is seen. */
  current: number
  count: number
  isPlaying: boolean
  /** Pauses, or plays. */
  toggle: () => void
  /** Shows the next slide (1) or the one before (-1); the first comes after the last. */
  step: (by: 1 | -1) => void
  /** For the element that holds slides and controls. */
  area: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: () => void
  }
  /** For the strip of slides, which scrolls sideways and snaps to each of them. */
  strip: { ref: RefObject<HTMLDivElement | null>; onScroll: (event: UIEvent<HTMLElement>) => void }
}

/**
 * Scrolls to a slide. Over several slides it jumps: those in between were asked for by nobody, and would only be loaded to
 * fly past.
 */
const turnTo = (strip: HTMLElement | null, to: number, count: number): void => {
  const index = (to + count) % count
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: index === to ? 'auto' : 'instant' })
}

/**
 * Moves a carousel. It uses native scrolling, so that a finger can swipe it without a library. It turns every 5 s; it rests
 * under pointer or focus, in a hidden tab, and where the user has asked for less motion, and it can always be paused (WCAG
 * 2.2.2). Whoever presses play means it, also with the focus on that button.
 */
export const useCarousel = (count: number): Carousel => {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [wish, setWish] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isPlaying = wish ?? !isStill

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return
    const clock = setInterval(() => {
      if (!document.hidden) turnTo(ref.current, current + 1, count)
    }, interval)
    return () => clearInterval(clock)
  }, [isPlaying, isHeld, current, count])

  const step = (by: 1 | -1) => turnTo(ref.current, current + by, count)
  return {
    current,
    count,
    isPlaying,
    step,
    toggle: () => {
      setWish(!isPlaying)
      setHeld(false)
    },
    area: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    strip: {
      ref,
      onScroll: ({ currentTarget: strip }) => setCurrent(Math.round(strip.scrollLeft / strip.clientWidth)),
    },
  }
}
