import {
  at,
  brand100,
  brand200,
  brand300,
  brand500,
  brand600,
  brand700,
  brand800,
  disc,
  gold,
  gold200,
  ink,
  jade300,
  jade600,
  line,
  outline,
  path,
  rect,
  ring,
  white,
  word,
} from './strokes.ts'

/** A shipping container, seen from its long side. */
export const container = (x: number, y: number, fill: string, width = 25, height = 14): string =>
  rect(x, y, width, height, fill, { rx: 1 }) +
  line([5, 10, 15, 20].map((rib) => `M${x + rib} ${y + 3}v${height - 6}`).join(''), white, 0.9, {
    'stroke-opacity': 0.38,
  })

/** Somebody seen to the waist; (x, y) lies between the shoulders. */
export const person = (x: number, y: number, coat: string, scale = 1): string =>
  at(
    x,
    y,
    [
      path('M-10 40V17a10 10 0 0 1 20 0v23Z', coat),
      disc(0, -2, 7.2, gold200),
      path('M-7.2-2.5a7.2 7.2 0 0 1 14.4 0c-3-1-4-3-5-3.6-2 2.4-6 3.6-9.4 3.6Z', ink),
    ],
    0,
    scale,
  )

/** A sheet of paper with its shadow, turned by degrees; `parts` are printed on it. */
export const paper = (x: number, y: number, width: number, height: number, turn: number, ...parts: string[]): string =>
  at(
    x,
    y,
    [
      rect(3, 4, width, height, ink, { rx: 4, 'fill-opacity': 0.12 }),
      rect(0, 0, width, height, white, { rx: 4 }),
      ...parts,
    ],
    turn,
  )

/** Lines of writing of these widths, one below the other. */
export const writing = (x: number, y: number, widths: readonly number[], fill: string, gap = 8, height = 3.4): string =>
  widths.map((width, row) => rect(x, y + row * gap, width, height, fill, { rx: 1.7 })).join('')

const short = (value: number): number => Math.round(value * 10) / 10

/** A magnifying glass; `clear` is how much of the glass is white. */
export const lens = (x: number, y: number, r: number, clear: number): string =>
  line(`M${short(x + r * 0.72)} ${short(y + r * 0.72)}L${short(x + r * 1.65)} ${short(y + r * 1.65)}`, gold, r * 0.34) +
  disc(x, y, r, white, { 'fill-opacity': clear }) +
  ring(x, y, r, brand700, r * 0.2) +
  line(
    `M${short(x - r * 0.5)} ${short(y - r * 0.25)}a${short(r * 0.6)} ${short(r * 0.6)} 0 0 1 ${short(r * 0.45)}-${short(r * 0.38)}`,
    white,
    short(r * 0.12),
  )

/** Two links of our chain. */
export const chain = (x: number, y: number, scale: number): string => {
  const link = { rx: 8, 'stroke-width': 4.6 }
  const links = [outline(0, 0, 30, 16, brand600, link), outline(20, 0, 30, 16, gold, link)]
  return at(x, y, [...links, line('M24.5 2.2c2 .6 3.4 2.2 4.4 4', brand600, 4.6)], 0, scale)
}

const waves = (x: number, y: number): string => `M${x} ${y}c10 0 10-5 20-5s10 5 20 5${' 10-5 20-5 10 5 20 5'.repeat(5)}`

/** The sea from `y` down, with two lines of waves. */
export const water = (y: number, isDark = false): string =>
  path(`M0 ${y}h240V160H0Z`, isDark ? '#123f85' : brand200) +
  line(waves(0, y + 10), white, 2, { 'stroke-opacity': isDark ? 0.4 : 0.75 }) +
  line(waves(-10, y + 21), brand300, 2, { 'stroke-opacity': 0.5 })

export const crane = (isDark: boolean): string => {
  const steel = isDark ? brand300 : brand700
  return (
    line('M18 132V38M34 132V38M12 38H92M18 60H34M18 84H34M18 108H34', steel, 3) +
    line('M18 38 34 22 92 38M26 22V38M78 38v14', steel, 2)
  )
}

export const ship = (isDark: boolean): string => {
  const steel = isDark ? white : brand700
  const blue = isDark ? brand500 : brand600
  return [
    path('M30 106H206L190 134H54Z', isDark ? '#06163a' : brand800),
    rect(40, 112, 158, 3, gold),
    container(66, 91, blue),
    container(93, 91, jade600),
    container(120, 91, brand300),
    container(66, 76, brand300),
    container(93, 76, brand500),
    container(120, 76, gold),
    container(66, 61, jade300),
    container(93, 61, steel),
    path('M160 105V64h30v41Z', white),
    rect(156, 58, 38, 8, brand100, { rx: 2 }),
    ...[164, 173, 182].map((x) => rect(x, 71, 5, 6, brand500, { rx: 1 })),
    rect(170, 44, 10, 14, blue),
    rect(170, 48, 10, 3, gold),
    rect(45, 100, 14, 6, steel),
  ].join('')
}

/** A stand at a fair, under the number on its front. */
export const booth = (number: string): string =>
  [
    rect(46, 56, 148, 78, '#ecf2fc'),
    rect(40, 36, 160, 24, brand700, { rx: 3 }),
    rect(52, 45, 62, 6, white, { rx: 3, 'fill-opacity': 0.9 }),
    word(186, 53, 13, gold, 'end', number),
    rect(40, 60, 5, 74, brand800),
    rect(195, 60, 5, 74, brand800),
    rect(58, 72, 48, 3, brand300),
    rect(58, 96, 48, 3, brand300),
    rect(62, 62, 9, 10, jade600, { rx: 2 }),
    disc(82, 67, 5, gold),
    rect(92, 60, 10, 12, brand500, { rx: 2 }),
    rect(62, 84, 14, 12, brand600, { rx: 2 }),
    rect(82, 86, 18, 10, jade300, { rx: 2 }),
    rect(122, 68, 60, 28, brand600, { rx: 2 }),
    writing(128, 74, [34, 46, 24], white, 7, 3),
  ].join('')

/** A pair of scales; (0, 0) is the top of the post, `r` the radius of the disc in its middle. */
export const scales = (r: number, post: string, bowls: readonly [string, string]): string =>
  rect(-2.5, 0, 5, 62, post) +
  rect(-16, 60, 32, 6, post, { rx: 2 }) +
  line('M-44 10H44', gold, 4.6) +
  disc(0, 8, r, gold) +
  line('M-44 12-58 40M-44 12-30 40M44 12 30 40M44 12 58 40', post, 1.6) +
  path('M-62 40h36a18 14 0 0 1-36 0Z', bowls[0]) +
  path('M26 40h36a18 14 0 0 1-36 0Z', bowls[1])

/** The glass of a bulb; (x, y) is the middle of its top. */
export const bulbGlass = (x: number, y: number): string =>
  path(`M${x} ${y}a30 30 0 0 0-17 54.7c3 2.2 4 5 4 8.3h26c0-3.3 1-6.1 4-8.3A30 30 0 0 0 ${x} ${y}Z`, white)

/** What holds a bulb's glass, and the wire in it; (x, y) is the middle of the glass's foot. */
export const bulbFoot = (x: number, y: number, threads: readonly string[]): string =>
  line(`M${x - 8} ${y - 1}v-20l-6-8M${x + 8} ${y - 1}v-20l6-8M${x - 8} ${y - 21}h16`, gold, 2.6) +
  threads
    .map((fill, turn) => {
      const width = [26, 22, 14][turn] ?? 14
      return rect(x - width / 2, y + 1 + turn * 8, width, 6, fill, { rx: 3 })
    })
    .join('')
