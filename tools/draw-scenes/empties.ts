import { type Canvas, frame, ground } from './frame.ts'
import {
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
  jade300,
  line,
  outline,
  path,
  rect,
  white,
} from './strokes.ts'
import { chain, container, lens, paper, person, writing } from './things.ts'

const canvas: Canvas = { width: 320, height: 200, rosette: [160, 96, 160, 40, 24] }
const floor = ground('brand', 164, canvas)

const calm = [
  disc(226, 66, 26, gold200),
  rect(0, 132, 320, 68, brand200),
  line('M0 146h46M70 152h60M150 145h40M214 152h70M292 146h28M30 166h60M120 172h80M228 166h60', white, 2.6, {
    'stroke-opacity': 0.8,
  }),
  path('M0 132h112l-10 14H0Z', brand700),
  rect(0, 126, 114, 7, brand800),
  line('M20 126V44M38 126V44M12 44H128M20 70H38M20 98H38', brand700, 3.6),
  line('M20 44 38 24 128 44M30 24V44M112 44v26', brand700, 2.2),
  chain(100, 72, 0.5),
  path('M206 118h76l-9 18h-58Z', brand800),
  path('M240 116V70l30 44Z', white),
  path('M236 116V82l-20 32Z', brand100),
  rect(210, 124, 66, 2.4, gold),
  rect(52, 106, 30, 20, brand300, { rx: 1 }),
  rect(84, 106, 26, 20, jade300, { rx: 1 }),
]

const none = [
  floor,
  paper(
    92,
    36,
    110,
    128,
    -3,
    outline(9, 9, 92, 110, brand100, { rx: 4, 'stroke-width': 1.6, 'stroke-dasharray': '4 5' }),
    writing(24, 32, [62, 44, 56], brand100, 13, 5),
  ),
  lens(200, 104, 36, 0.55),
  line('M188 98c0-7 5-12 12-12s12 5 12 11c0 9-11 9-11 17M201 122v.5', brand600, 4.4),
]

const mail = [
  floor,
  rect(150, 116, 12, 56, brand800),
  path('M96 66a26 26 0 0 1 26-26h74a26 26 0 0 1 26 26v52H96Z', brand600),
  path('M96 66a26 26 0 0 1 52 0v52H96Z', brand700),
  rect(106, 78, 32, 5, brand900, { rx: 2 }),
  rect(214, 54, 5, 34, gold),
  rect(214, 54, 22, 13, gold, { rx: 2 }),
  line('M30 146c20-2 26-14 40-12', brand300, 2, { 'stroke-dasharray': '2 6' }),
  path('M44 118l34-14-10 30-8-11Z', white),
  path('M60 123l18-19-10 30Z', brand100),
]

const offline = [
  floor,
  path('M112 118a30 30 0 0 1 4-60 42 42 0 0 1 80-4 34 34 0 0 1 8 64Z', white),
  line('M0 148H104c20 0 22-16 40-16', brand700, 6),
  line('M320 148H222c-20 0-22-16-40-16', brand700, 6),
  rect(138, 123, 16, 18, brand800, { rx: 3 }),
  rect(172, 123, 16, 18, gold, { rx: 3 }),
  line('M154 128h7M154 136h7', brand800, 3),
  line('M163 106l-3-10M171 108l6-9M155 110l-8-8', gold, 3),
]

const lost = [
  floor,
  rect(155, 40, 10, 128, brand800, { rx: 2 }),
  path('M104 52h92l16 15-16 15h-92Z', brand600),
  path('M216 92h-82l-16 14 16 14h82Z', gold),
  writing(118, 64, [56], white, 9, 6),
  writing(148, 103, [44], white, 9, 6),
  person(72, 126, brand500),
  container(224, 136, brand300, 40, 28),
  line('M244 136V112M232 112h24', brand700, 2.4),
]

/** The scenes of empty pages, as SVG by the name of the file. */
export const empties: ReadonlyMap<string, string> = new Map([
  ['calm', frame('brand', { ...canvas, rosette: [226, 66, 150, 27, 24] }, calm)],
  ['none', frame('brand', canvas, none)],
  ['mail', frame('brand', canvas, mail)],
  ['offline', frame('brand', canvas, offline)],
  ['lost', frame('brand', canvas, lost)],
])
