import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import sharp from 'sharp'

const font = openSync(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
)

/** The sign is drawn at `fontSize` on a square of `canvas` and shrunk to a square of `side`, all in pixels. */
const canvas = 64
const fontSize = 56
const side = 32
const blur = 0.7
/** The baseline of the font's square in thousandths of its size, from above. */
const baseline = 0.88

const scale = fontSize / font.unitsPerEm
const margin = (canvas - fontSize) / 2

const svgOf = (sign: string): Buffer => {
  const codePoint = sign.codePointAt(0) ?? 0
  if (!font.hasGlyphForCodePoint(codePoint)) throw new Error(`the font has no ${sign}`)
  const glyph = font.glyphForCodePoint(codePoint)
  const left = (canvas - glyph.advanceWidth * scale) / 2
  const bottom = margin + baseline * fontSize
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas}" height="${canvas}"><rect width="100%" height="100%" fill="#fff"/><path transform="translate(${left} ${bottom}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/></svg>`,
  )
}

/** A picture as a vector of length one, its mean removed, so that the product of two is their cosine. */
const unitOf = (pixels: Uint8Array): Float32Array => {
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length
  const vector = Float32Array.from(pixels, (value) => value - mean)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

export const drawSign = async (sign: string): Promise<Float32Array> => {
  const pixels = await sharp(svgOf(sign)).greyscale().blur(blur).resize(side, side).raw().toBuffer()
  return unitOf(pixels)
}
