import { type Canvas, frame, ground, type Tone, tones } from './frame.ts'
import {
  amber50,
  amber700,
  at,
  brand50,
  brand100,
  brand200,
  brand300,
  brand500,
  brand600,
  brand700,
  brand800,
  brand900,
  disc,
  gold,
  gold200,
  ink,
  jade50,
  jade300,
  jade600,
  line,
  outline,
  oval,
  path,
  rect,
  ring,
  rosette,
  white,
  word,
} from './strokes.ts'
import {
  booth,
  bulbFoot,
  bulbGlass,
  chain,
  container,
  crane,
  lens,
  paper,
  person,
  scales,
  ship,
  water,
  writing,
} from './things.ts'

const canvas: Canvas = { width: 240, height: 160, rosette: [120, 82, 128, 34, 22] }

const floor = (tone: Tone, y = 136) => ground(tone, y, canvas)

const soft = (opacity: number) => ({ 'fill-opacity': opacity })

const page = (y: number, mark: string, lines: string, tag: string, index: number) =>
  at(36 + index * 6, y, [
    rect(2, 3, 150, 30, ink, { rx: 5, ...soft(0.1) }),
    rect(0, 0, 150, 30, white, { rx: 5 }),
    mark,
    writing(32, 9, [70, 46], lines),
    rect(122, 10, 20, 10, tag, { rx: 5 }),
  ])

const awning = [0, 1, 2, 3, 4, 5].map((stripe) =>
  path(
    `M${54 + stripe * 19} 52h19v12a9.5 9.5 0 0 1-19 0Z`,
    stripe % 2 === 0 ? brand500 : white,
    stripe % 2 === 0 ? {} : { stroke: brand100 },
  ),
)

const columns = [0, 1, 2, 3, 4].flatMap((column) => [
  rect(56 + column * 29, 76, 12, 50, white),
  rect(53 + column * 29, 74, 18, 4, brand100),
])

/** What stands in each scene of a service, above the background of its tone. */
const parts = {
  ship: (tone) => {
    const { isDark } = tones[tone]
    return [
      crane(isDark),
      water(126, isDark),
      ship(isDark),
      rect(0, 146, 240, 14, isDark ? brand700 : brand300, soft(0.35)),
      paper(196, 92, 30, 38, 8, writing(5, 7, [18, 14, 18], brand200, 6, 2.4)),
      lens(208, 112, 13, 0.5),
    ]
  },
  booth: (tone) => [
    floor(tone, 132),
    booth('B12'),
    person(84, 96, brand500),
    person(138, 92, jade600),
    rect(108, 112, 74, 24, white, { rx: 2 }),
    rect(108, 112, 74, 5, gold, { rx: 2 }),
    chain(132, 121, 0.5),
    line('M20 36V22H34M220 36V22H206M20 134v14h14M220 134v14h-14', gold, 3.4),
  ],
  shop: (tone) => [
    floor(tone),
    rect(47, 33, 132, 104, ink, { rx: 8, ...soft(0.1) }),
    rect(44, 28, 132, 108, white, { rx: 8 }),
    path('M44 36a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8v10H44Z', brand700),
    disc(54, 37, 2.6, gold),
    rect(62, 34, 60, 6, white, { rx: 3, ...soft(0.35) }),
    ...awning,
    rect(56, 82, 32, 44, brand50, { rx: 4 }),
    rect(94, 82, 32, 44, amber50, { rx: 4 }),
    rect(132, 82, 32, 44, brand50, { rx: 4 }),
    rect(63, 90, 18, 16, brand300, { rx: 3 }),
    disc(110, 98, 9, gold),
    rect(139, 90, 18, 16, jade300, { rx: 3 }),
    writing(60, 113, [24, 15], brand200, 6, 2.6),
    writing(98, 113, [24, 15], gold200, 6, 2.6),
    writing(136, 113, [24, 15], brand200, 6, 2.6),
    disc(126, 84, 9, amber700),
    line('M126 79v6M126 88.5v.2', white, 2.2),
    path('M182 102h40v34h-40Z', gold),
    path('M182 102h40l-5-9h-30Z', gold200),
    rect(198, 102, 8, 12, white),
  ],
  court: (tone) => [
    floor(tone),
    path('M40 66 120 26l80 40Z', brand700),
    rect(44, 66, 152, 8, brand800),
    ...columns,
    rect(46, 124, 148, 6, brand300),
    rect(38, 130, 164, 7, brand700),
    disc(120, 50, 9, gold),
    at(120, 66, [scales(6, brand800, [brand500, jade600])]),
  ],
  stamp: (tone) => [
    floor(tone),
    paper(
      46,
      30,
      108,
      108,
      -3,
      outline(7, 7, 94, 94, brand200, { rx: 3, 'stroke-width': 1.4 }),
      rosette([54, 40, 24, 10, 14], brand500, 0.5),
      word(54, 49, 26, brand700, 'middle', '®'),
      writing(22, 72, [64, 48, 56], brand100),
    ),
    at(176, 58, [
      path('M-9 48V26c-10-4-13-14-13-20a22 22 0 0 1 44 0c0 6-3 16-13 20v22Z', brand700),
      path('M-22 6A22 22 0 0 1-6-15c-6 6-8 14-8 21 0 8 3 14 5 18v2C-19 22-22 12-22 6Z', brand500),
      rect(-34, 46, 68, 18, brand800, { rx: 4 }),
      rect(-34, 58, 68, 6, gold),
      rect(-38, 74, 76, 4, brand300, { rx: 2 }),
    ]),
  ],
  bulb: (tone) => [
    floor(tone),
    paper(
      30,
      46,
      112,
      84,
      -4,
      rect(0, 0, 112, 84, brand700, { rx: 4 }),
      line('M0 21H112M0 42H112M0 63H112M28 0V84M56 0V84M84 0V84', white, 0.6, { 'stroke-opacity': 0.28 }),
      line('M22 60V34l20-12 20 12v26ZM62 46h26M88 38v16', white, 1.8),
      ring(42, 44, 8, gold, 1.8),
    ),
    disc(164, 72, 50, gold, soft(0.22)),
    disc(164, 72, 38, gold, soft(0.3)),
    bulbGlass(164, 42),
    bulbFoot(164, 105, [brand500, brand700, brand800]),
  ],
  vault: (tone) => [
    floor(tone),
    rect(56, 34, 118, 104, brand800, { rx: 10 }),
    rect(64, 42, 102, 88, brand900, { rx: 6 }),
    paper(82, 60, 34, 46, -5, writing(6, 9, [22, 16, 22, 12], brand100, 8, 3)),
    paper(
      106,
      66,
      34,
      46,
      4,
      rect(5, 6, 24, 18, brand200, { rx: 2 }),
      path('M5 24l8-8 6 5 4-4 6 7Z', brand500),
      writing(6, 30, [22, 14], brand100, 7, 3),
    ),
    rect(64, 116, 102, 14, brand700),
    path('M166 42 210 30v116l-44-16Z', brand600),
    path('M166 42l5-1.4v91l-5-1.6Z', brand500),
    oval(190, 88, 13, 18, white),
    oval(190, 88, 8.5, 12, brand100),
    line('M190 70v36M177 88h26', brand700, 2.6),
    disc(190, 88, 4, gold),
    rect(66, 138, 18, 6, brand900),
    rect(146, 138, 18, 6, brand900),
    chain(26, 112, 0.9),
  ],
  search: (tone) => [
    floor(tone, 140),
    page(28, rect(8, 7, 16, 16, brand600, { rx: 3 }), brand100, brand50, 0),
    page(64, disc(16, 15, 8, jade600), brand200, jade50, 1),
    page(100, path('M8 22 16 7l8 15Z', gold), brand100, brand50, 2),
    lens(176, 86, 30, 0.35),
  ],
  radar: () => [
    disc(120, 84, 66, brand800),
    disc(120, 84, 66, brand500, soft(0.25)),
    ...[50, 34, 18].map((r) => ring(120, 84, r, white, 1.2, { 'stroke-opacity': 0.35 })),
    line('M54 84H186M120 18V150', white, 1, { 'stroke-opacity': 0.25 }),
    path('M120 84 164 35A66 66 0 0 1 186 84Z', brand300, soft(0.55)),
    line('M120 84 164 35', gold, 3),
    disc(148, 62, 5, gold),
    disc(92, 66, 4, white),
    disc(104, 116, 4, white),
    disc(160, 104, 4, jade300),
    disc(120, 84, 4, white),
  ],
  shield: (tone) => [
    floor(tone),
    paper(
      44,
      32,
      96,
      106,
      -4,
      outline(7, 7, 82, 92, brand200, { rx: 3, 'stroke-width': 1.4 }),
      writing(18, 20, [60, 44], brand200, 9, 4),
      writing(18, 46, [60, 60, 40], brand100, 9),
      container(18, 76, brand300),
    ),
    path('M166 34 120 50v36c0 27 18 45 46 55 28-10 46-28 46-55V50Z', brand700),
    path('M166 34v107c-28-10-46-28-46-55V50Z', brand600),
    line('M146 88l14 15 28-32', white, 7),
    disc(206, 132, 12, gold),
    line('M201 132.5l3.5 3.6 6.5-7.2', white, 2.6),
  ],
  desk: (tone) => [
    floor(tone),
    person(88, 74, brand500, 1.25),
    person(160, 74, jade600, 1.25),
    rect(40, 118, 164, 8, brand800, { rx: 2 }),
    rect(50, 126, 8, 18, brand700),
    rect(186, 126, 8, 18, brand700),
    rect(108, 96, 32, 22, brand700, { rx: 2 }),
    rect(111, 99, 26, 16, brand100, { rx: 1 }),
    path('M96 34h52a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-18l-8 9v-9H96a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6Z', white),
    writing(100, 42, [42, 28], brand200, 9, 4),
  ],
} as const satisfies Record<string, (tone: Tone) => readonly string[]>

const allTones = Object.keys(tones) as Tone[]

/** The scenes of the services in all tones, as SVG by the name of the file. */
export const services: ReadonlyMap<string, string> = new Map(
  Object.entries(parts).flatMap(([name, draw]) =>
    allTones.map((tone) => [`${name}-${tone}`, frame(tone, canvas, draw(tone))]),
  ),
)
