import type { Slot } from '../../contract/slots.ts'

/** SVG paths of one drawing on a grid of 120 by 80: white surfaces, what is printed on them, and what must be legible. */
export type DrawingLines = { paper: string; ink: string; mark: string; sign?: { x: number; y: number; text: string } }

const page = 'M38 5h44v70H38Z'
const booklet = 'M12 12h48v56H12Z M60 12h48v56H60Z'
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`
const person = (x: number, y: number): string => `${circle(x, y, 4)} M${x - 7} ${y + 19}v-6a7 7 0 0 1 14 0v6`

/** The drawing of each slot: what its paper or photo should look like. */
export const drawingLines: Readonly<Record<Slot, DrawingLines>> = {
  zzfHt: {
    paper: 'M46 3h44v66H46Z M34 10h44v66H34Z',
    ink: 'M47 18h18 M40 27h32 M40 34h32 M40 41h32 M40 48h20',
    mark: `${circle(46, 63, 6)} ${circle(66, 63, 6)}`,
  },
  zzfTzs: {
    paper: page,
    ink: 'M49 14h22 M44 23h32 M44 64h20 M44 69h28',
    mark: 'M51 31l9 11 9-11 M60 42v14 M52 45h16 M52 51h16',
  },
  zzfQrh: {
    paper: 'M20 8h80v64H20Z',
    ink: 'M28 16h18v15H28Z M51 16h18v15H51Z M74 16h18v15H74Z M28 38h18v15H28Z M74 38h18v15H74Z M28 65h24',
    mark: 'M51 38h18v15H51Z M51 59h18 M51 57v4 M69 57v4',
  },
  hzSy: {
    paper: 'M20 12h80a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z',
    ink: `M24 20h22v28H24Z ${circle(35, 30, 5)} M27 48c1-6 4-9 8-9s7 3 8 9 M54 22h40 M54 30h28 M54 38h40 M54 46h20`,
    mark: 'M24 56h72 M24 62h72',
  },
  hzQz: {
    paper: booklet,
    ink: 'M20 22h32 M20 30h32 M20 38h24 M66 20h36v40H66Z M70 52h28',
    mark: `M70 25h14 M70 33h10 M70 41h28 ${circle(92, 31, 5)}`,
  },
  hzRqy: {
    paper: booklet,
    ink: 'M20 60h32 M68 22h32',
    mark: 'M20 24h30v20H20Z M26 34h14 M36 30l4 4-4 4 M70 38h30v20H70Z M94 48H80 M84 44l-4 4 4 4',
  },
  xcqrd: {
    paper: page,
    ink: 'M44 14h20 M44 23h32 M50 46h26 M50 57h26 M50 68h26 M44 46h.1 M44 57h.1 M44 68h.1',
    mark: 'M46 36l7-2 4-6 3 1-2 5 8-2c3-1 5 0 5 1s-2 2-4 3l-19 4Z',
  },
  fpfyj: {
    paper: 'M12 12h96v56H12Z',
    ink: 'M44 20h32 M20 30h80v24H20Z M46 30v24 M72 30v24 M20 42h80 M20 61h26',
    mark: 'M78 36h16 M78 48h16 M70 62a14 7 0 1 0 28 0a14 7 0 1 0-28 0',
  },
  yhfyj: {
    paper: 'M16 10h88v60l-8-4-8 4-8-4-8 4-8-4-8 4-8-4-8 4-8-4-8 4-8-4Z',
    ink: 'M24 26l10-8 10 8Z M27 28v8 M34 28v8 M41 28v8 M24 38h20 M54 20h42 M54 28h30 M24 48h34 M24 55h26',
    mark: `${circle(84, 48, 10)} M79 48l4 4 7-8`,
  },
  jwhkfyj: {
    paper: page,
    ink: 'M47 13h26 M43 21h34v8H43Z M43 33h34v8H43Z M43 66h18',
    mark: `${circle(60, 54, 8)} M52 54h16 M60 46c-5 5-5 11 0 16 M60 46c5 5 5 11 0 16`,
  },
  czmm: {
    paper: 'M8 6h104v68H8Z',
    ink: 'M20 30l40-16 40 16Z M26 30v26 M40 30v26 M80 30v26 M94 30v26 M16 70h88 M48 23h24',
    mark: `${person(46, 46)} ${person(60, 46)} ${person(74, 46)}`,
  },
  zhtwTwh: {
    paper: 'M8 6h104v68H8Z',
    ink: 'M20 20h80v8H20Z M22 28v42 M98 28v42 M14 70h92 M70 46h22v24 M70 46v24 M70 54h22',
    mark: 'M30 36h30v18H30Z',
    sign: { x: 45, y: 49.5, text: 'B12' },
  },
  zhtwCzry: {
    paper: 'M8 6h104v68H8Z',
    ink: 'M18 12h84v14H18Z M20 26v44 M100 26v44 M14 70h92 M66 54h28v16H66Z M70 54v-8h9v8 M82 54V42h8v12',
    mark: `M34 19h52 ${person(38, 44)} ${person(54, 44)} M31 63v7 M45 63v7 M47 63v7 M61 63v7`,
  },
}
