import { describe, expect, it } from 'vitest'
import { lightOf, meanOf, sharpnessOf } from '../../contract/picture-measure.ts'
import { qualityHints } from './quality-hints.ts'

const side = 90
/** A picture whose brightness at each place is told. */
const pictureOf = (light: (x: number, y: number) => number): Uint8ClampedArray =>
  lightOf(
    Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => {
      const place = Math.floor(at / 4)
      return at % 4 === 3 ? 255 : light(place % side, Math.floor(place / side))
    }),
  )
const print = pictureOf((x, y) => (((x >> 1) + (y >> 1)) % 2 === 0 ? 30 : 230))
const fog = pictureOf((x) => 60 + x)
/** A sheet with small print in its middle, on an even table. */
const sheet = pictureOf((x, y) => (x > 30 && x < 60 && y > 30 && y < 60 && (x + y) % 3 === 0 ? 40 : 200))

const sharp = { width: 1600, height: 1200, light: 140, sharpness: 900 }
const scene = { kind: 'scene', lies: 'landscape' } as const
const paper = { kind: 'paper', lies: 'any' } as const

describe('what is read off a picture', () => {
  it('weighs colours as the eye does', () => {
    expect([...lightOf(Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255))]).toEqual([76, 150, 29])
    expect(meanOf(Uint8ClampedArray.of(10, 20, 60))).toBe(30)
  })

  it('tells print from fog, and finds the sheet on a plain table', () => {
    const of = (light: Uint8ClampedArray) => sharpnessOf(light, side, side)
    expect(of(fog)).toBeLessThan(10)
    expect(of(print)).toBeGreaterThan(1_000)
    expect(of(sheet)).toBeGreaterThan(1_000)
  })
})

describe('the hints', () => {
  it('say nothing of a picture that is as it should be', () => {
    expect(qualityHints(sharp, scene)).toEqual([])
  })

  it.each([
    ['too small', { ...sharp, width: 640, height: 480 }, scene, /偏小（640×480 像素）/],
    ['too dark', { ...sharp, light: 30 }, scene, /偏暗/],
    ['nothing on it', { ...sharp, light: 254, sharpness: 0 }, paper, /几乎全白/],
    ['out of focus', { ...sharp, sharpness: 12 }, paper, /不清晰/],
    ['upright where it should lie', { ...sharp, width: 1200, height: 1600 }, scene, /横着拍/],
  ])('%s', (_name, measures, expects, words) => {
    expect(qualityHints(measures, expects)).toEqual([expect.stringMatching(words)])
  })

  it('ask more of print than of a scene, as 30 pixels out of focus by 8 measure', () => {
    expect(qualityHints({ ...sharp, sharpness: 74 }, paper)).toEqual([expect.stringMatching(/不清晰/)])
    expect(qualityHints({ ...sharp, sharpness: 74 }, scene)).toEqual([])
  })

  it('let a paper stand upright, and a long narrow one be narrow', () => {
    expect(qualityHints({ ...sharp, width: 700, height: 1400 }, paper)).toEqual([])
  })
})
