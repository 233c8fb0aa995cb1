import { leastSharpness, type Measures } from '../../contract/picture-measure.ts'
import type { Expectation } from './expectation.ts'

/** In pixels: the longer side below which small print cannot be read, and the shorter one below which nobody is recognised. */
const leastSides = { paper: 1000, scene: 800 } as const
const darkLight = 60
/** A white sheet is bright, but above this light nothing printed on it can be seen. */
const paleLight = 250

/**
 * What could be wrong with a picture, in words that say what to do about it. Hints, never refusals: a photo that
 * cannot be taken again is worth more than none.
 */
export const qualityHints = ({ width, height, light, sharpness }: Measures, { kind, lies }: Expectation): string[] => {
  const hints: string[] = []
  const side = kind === 'paper' ? Math.max(width, height) : Math.min(width, height)
  if (side < leastSides[kind]) hints.push(`图片偏小（${width}×${height} 像素），小字可能看不清，请靠近再拍一张`)
  if (light < darkLight) hints.push('画面偏暗，请换到光线足的地方再拍一张')
  if (light > paleLight) hints.push('画面几乎全白，请检查是否过曝或拍错')
  else if (sharpness < leastSharpness[kind]) hints.push('画面可能不清晰，请拿稳、对准焦点再拍一张')
  if (lies === 'landscape' && height > width * 1.1) hints.push('这一项横着拍更合适，内容会更大更清楚')
  return hints
}
