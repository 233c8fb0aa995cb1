import { type Canvas, file, frame, type Tone } from './frame.ts'
import {
  at,
  brand100,
  brand200,
  brand300,
  brand500,
  brand600,
  brand700,
  disc,
  gold,
  gold200,
  jade600,
  line,
  path,
  rect,
  rosette,
  white,
  word,
} from './strokes.ts'
import { booth, bulbFoot, bulbGlass, container, paper, person, scales, water, writing } from './things.ts'

/** The covers of articles, cut to 2:1 in lists: everything that matters stands between 20 and 140 from the top. */
const canvas: Canvas = { width: 240, height: 160, rosette: [120, 90, 130, 36, 22] }

/**
 * Tone and skyline of each place, by the code of its tag; `none` is for articles without a place. Skylines are buildings: no
 * flag and no outline of a map, since published maps are subject to review in China.
 */
const places: Readonly<Record<string, { tone: Tone; skyline: string }>> = {
  none: { tone: 'night', skyline: '' },
  eu: {
    tone: 'night',
    skyline:
      'M18 150V96l16-16 16 16v54ZM52 150V84h26V74l12-10 12 10v76ZM104 150V98l14-14 14 14v52ZM136 150V70l9-26 9 26v80ZM158 150V92h28v58ZM190 150v-50l15-14 15 14v50Z',
  },
  de: {
    tone: 'night',
    skyline:
      'M40 150V80h8v70ZM62 150V80h10v70ZM88 150V80h10v70ZM114 150V80h10v70ZM140 150V80h10v70ZM166 150V80h10v70ZM192 150V80h8v70ZM34 66h172v12H34ZM84 54h72v10H84ZM104 42h32v10h-32Z',
  },
  fr: {
    tone: 'night',
    skyline:
      'M116 20h8l4 46 10 44 20 40h-22c-2-12-8-18-16-18s-14 6-16 18H82l20-40 10-44ZM20 150v-34h44v34ZM176 150v-40h46v40Z',
  },
  us: {
    tone: 'deepjade',
    skyline:
      'M60 150v-40h24V96h14c0-16 8-26 19-29V50h6v17c11 3 19 13 19 29h14v14h24v40ZM16 150V84h30v66ZM194 150V62h28v88Z',
  },
  gb: {
    tone: 'night',
    skyline:
      'M92 150V60l14-28 14 28v90ZM120 150v-40h96v40ZM20 150v-34h66v34ZM132 110V98h6v12ZM150 110V98h6v12ZM168 110V98h6v12Z',
  },
  sea: {
    tone: 'deepjade',
    skyline:
      'M30 150v-24h12l8-20 6-22 5-22 5 22 6 22 8 20h12v24ZM104 150v-20h10l8-18 8-40 8 40 8 18h10v20ZM176 150v-26h10l10-30 10 30h10v26Z',
  },
  cn: {
    tone: 'night',
    skyline:
      'M44 150v-32h152v32h-22v-10a12 12 0 0 0-24 0v10h-16v-14a14 14 0 0 0-28 0v14H90v-10a12 12 0 0 0-24 0v10ZM36 116l20-16h128l20 16ZM70 98V84h100v14ZM54 84l20-18h92l20 18Z',
  },
}

const padlock = [
  rect(158, 86, 46, 40, white, { rx: 6 }),
  line('M169 86V74a12 12 0 0 1 24 0v12', white, 6),
  disc(181, 104, 5, brand700),
  rect(179, 105, 4, 11, brand700, { rx: 2 }),
]

const parcel = (x: number, y: number, width: number, height: number, [side, top]: readonly [string, string]): string =>
  path(`M${x} ${y}h${width}v${height}h-${width}Z`, side) +
  path(`M${x} ${y}h${width}l-7-12H${x + 7}Z`, top) +
  rect(x + width * 0.4, y, width * 0.2, height * 0.38, white)

/** The object of each subject, by the code of its tag. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  seizure: [
    water(138),
    at(26, 50, [
      container(0, 60, brand500, 62, 30),
      container(64, 60, gold, 62, 30),
      container(32, 28, jade600, 62, 30),
    ]),
    ...padlock,
  ],
  fair: [at(24, 26, [booth('C08'), person(90, 96, gold), rect(114, 112, 64, 22, white, { rx: 2 })], 0, 0.8)],
  shop: [parcel(58, 84, 56, 48, [gold, gold200]), parcel(128, 98, 44, 34, [brand300, brand100])],
  patent: [
    disc(120, 84, 44, gold, { 'fill-opacity': 0.28 }),
    bulbGlass(120, 52),
    bulbFoot(120, 116, [brand300, brand200]),
  ],
  trademark: [
    paper(
      76,
      48,
      88,
      88,
      -4,
      rosette([44, 38, 26, 11, 14], brand500, 0.5),
      word(44, 48, 28, brand700, 'middle', '®'),
      writing(18, 66, [52, 34], brand100, 8),
    ),
  ],
  court: [at(120, 42, [scales(6, white, [white, white])], 0, 1.15)],
  policy: [
    paper(
      82,
      40,
      78,
      98,
      -3,
      writing(14, 18, [36], brand600, 9, 5),
      writing(14, 34, [50, 50, 42, 50, 30], brand100, 10, 4),
    ),
    disc(160, 122, 16, jade600),
    line('M153.3 122.3l4.8 5.1 8.8-9.9', white, 3.8),
  ],
}

/**
 * Covers in two layers, as SVG by the name of the file: the place lies below, opaque, and the subject above. Fifteen files make
 * every pair of tags.
 */
export const covers: ReadonlyMap<string, string> = new Map([
  ...Object.entries(places).map(([code, { tone, skyline }]): [string, string] => [
    `place-${code}`,
    frame(tone, canvas, skyline === '' ? [] : [path(skyline, white, { 'fill-opacity': 0.2 })]),
  ]),
  ...Object.entries(subjects).map(([code, parts]): [string, string] => [`subject-${code}`, file(canvas, parts)]),
])
