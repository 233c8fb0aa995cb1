/** The colours of the drawings: those of the portal, and the two light ones that only drawings need. */
export const ink = '#0f1e36'
export const white = '#fff'
export const brand900 = '#0b2350'
export const brand800 = '#0f2f66'
export const brand700 = '#143e85'
export const brand600 = '#1a4fa8'
export const brand500 = '#2a68cc'
export const brand300 = '#7fa6e3'
export const brand200 = '#b9d0f2'
export const brand100 = '#dbe7f9'
export const brand50 = '#eff5fd'
export const jade600 = '#0b7a6b'
export const jade300 = '#7dbcb2'
export const jade50 = '#e9f6f3'
export const gold = '#e3b667'
export const gold200 = '#f1dbb3'
export const amber700 = '#8f5408'
export const amber50 = '#fff6e6'

/** Attributes of an element, by their SVG names. */
export type Attributes = Readonly<Record<string, string | number>>

const write = (name: string, attributes: Attributes, inner = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  write('rect', { x, y, width, height, fill, ...more })

export const path = (d: string, fill: string, more: Attributes = {}) => write('path', { d, fill, ...more })

/** A line with round ends. */
export const line = (d: string, stroke: string, width = 2, more: Attributes = {}) =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  write('circle', { cx, cy, r, fill, ...more })

export const ring = (cx: number, cy: number, r: number, stroke: string, width: number, more: Attributes = {}) =>
  disc(cx, cy, r, 'none', { stroke, 'stroke-width': width, ...more })

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  write('ellipse', { cx, cy, rx, ry, fill })

export const outline = (x: number, y: number, width: number, height: number, stroke: string, more: Attributes = {}) =>
  rect(x, y, width, height, 'none', { stroke, ...more })

export const word = (x: number, y: number, size: number, fill: string, anchor: 'end' | 'middle', text: string) =>
  write(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'font-weight': 700,
      'text-anchor': anchor,
      'font-family': 'DIN Alternate,Roboto,sans-serif',
    },
    text,
  )

const group = (attributes: Attributes, ...parts: string[]) => write('g', attributes, parts.join(''))

/** Parts moved to (x, y), turned by degrees and then enlarged. */
export const at = (x: number, y: number, parts: readonly string[], turn = 0, scale = 1) =>
  group(
    {
      transform: [`translate(${x} ${y})`, turn === 0 ? '' : `rotate(${turn})`, scale === 1 ? '' : `scale(${scale})`]
        .filter((step) => step !== '')
        .join(' '),
    },
    ...parts,
  )

/** A guilloché, the line-work of certificates: one ellipse, turned `count` times around its middle. */
export const rosette = (
  [x, y, rx, ry, count]: readonly [number, number, number, number, number],
  stroke: string,
  opacity: number,
) =>
  group(
    { fill: 'none', stroke, 'stroke-width': 0.7, 'stroke-opacity': opacity },
    ...Array.from({ length: count }, (_, turn) =>
      write('ellipse', {
        cx: x,
        cy: y,
        rx,
        ry,
        'vector-effect': 'non-scaling-stroke',
        transform: `rotate(${Math.round((turn * 1800) / count) / 10} ${x} ${y})`,
      }),
    ),
  )
