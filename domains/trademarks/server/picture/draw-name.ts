import { createGate, newDurations } from '@portal/platform/server'
import type { Font } from 'fontkit'
import { missingSigns } from './missing-signs.ts'
import { openFont } from './open-font.ts'

/** The size of a sign at the most, the room of the text, and the sides that the office takes, all in pixels. */
const largest = 240
const textRoom = 1300
const height = 500
const narrowest = 500
const widest = 1500
const edges = 200
const quality = 90

/** Drawing keeps a core busy, so that two pictures are drawn at a time. */
export const drawingGate = createGate({ running: 2, waiting: 32 })

export const imageSeconds = newDurations('portal_trademark_image_seconds', 'Time to draw the picture of a name', {
  labels: {},
  buckets: [0.025, 0.05, 0.1, 0.15, 0.3, 1, 3],
})

type Outline = { paths: string; width: number }

/** The name in one line as outlines, in the middle of a picture. */
const outlineOf = (font: Font, name: string): Outline => {
  const { glyphs, positions, advanceWidth } = font.layout(name)
  const size = Math.min(largest, (textRoom * font.unitsPerEm) / advanceWidth)
  const scale = size / font.unitsPerEm
  const width = Math.round(Math.min(Math.max(advanceWidth * scale + edges, narrowest), widest))
  let pen = 0
  let top = Number.NEGATIVE_INFINITY
  let bottom = Number.POSITIVE_INFINITY
  const placed = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const shifted = path.translate(pen + xOffset, yOffset)
    pen += xAdvance
    top = Math.max(top, shifted.bbox.maxY)
    bottom = Math.min(bottom, shifted.bbox.minY)
    return shifted
  })
  const left = (width - advanceWidth * scale) / 2
  // In a font y goes up, in a picture down.
  const baseline = height / 2 + ((top + bottom) / 2) * scale
  const paths = placed.map((path) => path.scale(scale, -scale).translate(left, baseline).toSVG()).join(' ')
  return { paths, width }
}

const svgOf = ({ paths, width }: Outline): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${paths}" fill="#000"/></svg>`,
  )

/**
 * Draws a name as the picture of a word mark: black on white, JPEG. The same name gives the same bytes. Where the font lacks
 * signs of the name, nothing is drawn and they are answered.
 * @throws AppFailure `server.overloaded` when too many pictures wait
 */
export const drawName = (name: string): Promise<{ picture: Buffer } | { missing: string[] }> =>
  drawingGate(async () => {
    const started = performance.now()
    const font = await openFont()
    const missing = missingSigns(font, name)
    if (missing.length > 0) return { missing }
    const { default: sharp } = await import('sharp')
    const picture = await sharp(svgOf(outlineOf(font, name)))
      .flatten({ background: '#fff' })
      .jpeg({ quality })
      .toBuffer()
    imageSeconds.add({}, (performance.now() - started) / 1000)
    return { picture }
  })
