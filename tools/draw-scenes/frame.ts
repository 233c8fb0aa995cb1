import { amber700, brand200, brand500, gold200, jade600, path, rect, rosette, white } from './strokes.ts'

type TonePaint = {
  /** The two ends of the background, from its upper left to its lower right. */
  from: string
  to: string
  lines: string
  linesOpacity: number
  ground: string
  groundOpacity: number
  isDark: boolean
}

/** The moods that a scene can be drawn in. Night and deepjade are dark: white words stand on them. */
export const tones = {
  brand: light('#eff5fd', '#d3e2f8', brand500, 0.15, brand200),
  jade: light('#eef8f5', '#cfe8e2', jade600, 0.2, '#b4dad2'),
  gold: light('#fff8ec', '#f8e7c6', amber700, 0.14, gold200),
  slate: light('#f5f8fc', '#e3eaf4', brand500, 0.13, '#cbd7e6'),
  night: dark('#0b2350', '#1f58b4'),
  deepjade: dark('#053f39', '#0b7a6b'),
} as const satisfies Record<string, TonePaint>

export type Tone = keyof typeof tones

function light(from: string, to: string, lines: string, linesOpacity: number, ground: string): TonePaint {
  return { from, to, lines, linesOpacity, ground, groundOpacity: 1, isDark: false }
}

function dark(from: string, to: string): TonePaint {
  return { from, to, lines: white, linesOpacity: 0.15, ground: white, groundOpacity: 0.16, isDark: true }
}

/** Where the guilloché behind the object has its middle, its two radii, and how many ellipses it is made of. */
export type Rosette = readonly [x: number, y: number, rx: number, ry: number, count: number]

export type Canvas = { width: number; height: number; rosette: Rosette }

/** A whole SVG file without a background. The picture is cut where its box is narrower. */
export const file = ({ width, height }: Pick<Canvas, 'width' | 'height'>, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    ...parts,
    '</svg>\n',
  ].join('')

/** The background of a scene, with `parts` drawn upon it: a whole SVG file. */
export const frame = (tone: Tone, canvas: Canvas, parts: readonly string[]): string => {
  const { from, to, lines, linesOpacity } = tones[tone]
  return file(canvas, [
    `<linearGradient id="a" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${from}"/>`,
    `<stop offset="1" stop-color="${to}"/></linearGradient>`,
    rect(0, 0, canvas.width, canvas.height, 'url(#a)'),
    rosette(canvas.rosette, lines, linesOpacity),
    ...parts,
  ])
}

/** The floor that the object stands on, from `y` down. */
export const ground = (tone: Tone, y: number, { width, height }: Canvas): string => {
  const { ground: fill, groundOpacity } = tones[tone]
  return path(`M0 ${y}h${width}v${height - y}H0Z`, fill, groundOpacity === 1 ? {} : { 'fill-opacity': groundOpacity })
}
