import type { Measures } from './measure.ts'

/** What a slot's picture should be: a paper that is read, or a scene that is looked at; and how it lies. */
export type Expectation = { kind: 'paper' | 'scene'; lies: 'landscape' | 'any' }

/** The longer side below which small print is lost, and the shorter one below which nobody is recognised. */
const leastSides = { paper: 1000, scene: 800 } as const
const darkLight = 60
/** A white sheet is bright; above this nothing is left of what is printed on it. */
const paleLight = 250
/**
 * By drawn pages and scenes of twelve megapixels with the grain of a camera: print of 30 pixels, out of focus by 8, measures
 * 74, by 6 already 166, sharp 3,700; a scene by 8 measures 34, by 6 64, sharp 310. Slight blur and fine print that nobody can
 * read are missed, and a bare wall counts as blurred.
 */
const leastSharpness = { paper: 150, scene: 60 } as const

/**
 * What could be wrong with a picture, in words that say what to do about it. Hints, never refusals: a photo that
 * cannot be taken again is worth more than none.
 */
export const qualityHints = ({ width, height, light, sharpness }: Measures, { kind, lies }: Expectation): string[] => {
  const hints: string[] = []
  const side = kind === 'paper' ? Math.max(width, height) : Math.min(width, height)
  if (side < leastSides[kind]) hints.push(`图片偏小（${width}×${height} 像素），小字可能看不清，请用原图`)
  if (light < darkLight) hints.push('画面偏暗，请换到光线足的地方再拍一张')
  if (light > paleLight) hints.push('画面几乎全白，请检查是否过曝或拍错')
  else if (sharpness < leastSharpness[kind]) hints.push('画面可能不清晰，请拿稳、对准焦点再拍一张')
  if (lies === 'landscape' && height > width * 1.1) hints.push('这一项横着拍更合适，内容会更大更清楚')
  return hints
}
