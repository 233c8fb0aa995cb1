/** The longer side of the copy of a picture that is measured, in pixels: enough to judge focus and light, and fast to read. */
export const measuredSide = 720

/**
 * Found with drawn pages and scenes of twelve megapixels with the grain of a camera. Print of 30 pixels measures 3,700 if
 * sharp, 166 at a blur of 6 pixels and 74 at 8; a scene 310, 64 and 34. Slight blur and fine print that nobody can read are
 * not noticed, and a bare wall counts as blurred.
 */
export const leastSharpness = { paper: 150, scene: 60 } as const

/** Measures of a picture: its sides in pixels of the original, its light from 0 to 255, its sharpness as `sharpnessOf` says. */
export type Measures = { width: number; height: number; light: number; sharpness: number }

/** Brightness as the eye weighs the colours (ITU-R BT.601), one byte for each pixel of RGBA. */
export const lightOf = (rgba: Uint8ClampedArray): Uint8ClampedArray => {
  const light = new Uint8ClampedArray(rgba.length / 4)
  for (let at = 0; at < light.length; at += 1) {
    const from = at * 4
    light[at] = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0)
  }
  return light
}

export const meanOf = (light: Uint8ClampedArray): number => light.reduce((sum, one) => sum + one, 0) / light.length

/**
 * The sharpness of a picture: the variance of its Laplacian, which edges make large and blur makes small. It is that of the
 * sharpest of nine fields, since most of a sheet on a plain table has no edges even if it is in focus.
 */
export const sharpnessOf = (light: Uint8ClampedArray, width: number, height: number): number => {
  const [columns, rows] = [Math.floor(width / 3), Math.floor(height / 3)]
  const fields = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ left: column * columns, top: row * rows })))
  return Math.max(...fields.map((field) => spreadOf(light, width, { ...field, columns, rows })))
}

const spreadOf = (
  light: Uint8ClampedArray,
  width: number,
  { left, top, columns, rows }: { left: number; top: number; columns: number; rows: number },
): number => {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = top + 1; y < top + rows - 1; y += 1) {
    for (let x = left + 1; x < left + columns - 1; x += 1) {
      const at = y * width + x
      const around = (light[at - 1] ?? 0) + (light[at + 1] ?? 0) + (light[at - width] ?? 0) + (light[at + width] ?? 0)
      const edge = around - 4 * (light[at] ?? 0)
      sum += edge
      squares += edge * edge
      count += 1
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
