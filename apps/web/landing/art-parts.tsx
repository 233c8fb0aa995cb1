import type { ReactNode } from 'react'

// The drawings take their colours as SVG attributes: they are prerendered, and the content security policy forbids style
// attributes.
const jade = '#0b7a6b'
const amber = '#8f5408'
const brand = '#1a4fa8'
const ink = '#0f1e36'
const secondary = '#58677f'

const songFaces = 'STKaiti,KaiTi,Songti SC,SimSun,Noto Serif CJK SC,serif'

/** Guilloché: the line-work of certificates, one ellipse turned `count` times. */
export function Rosette({
  x,
  y,
  rx,
  ry,
  count,
  opacity,
}: Record<'x' | 'y' | 'rx' | 'ry' | 'count' | 'opacity', number>) {
  const turns = Array.from({ length: count }, (_, turn) => Math.round((turn * 1800) / count) / 10)
  return (
    <g fill="none" stroke="#fff" strokeWidth=".7" strokeOpacity={opacity}>
      {turns.map((turn) => (
        <ellipse key={turn} cx={x} cy={y} rx={rx} ry={ry} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </g>
  )
}

/** Our 方章, read from the right: 一链 / 维权. It is a sign, not an official stamp. */
export function Seal({ x, y, turn = 0, size = 64 }: { x: number; y: number; turn?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 64})`}>
      <rect width="64" height="64" rx="8" fill="#b8341f" />
      <rect x="4" y="4" width="56" height="56" rx="5" fill="none" stroke="#fff" strokeOpacity=".85" strokeWidth="1.6" />
      <g fill="#fff" fontSize="23" fontWeight="700" textAnchor="middle" fontFamily={songFaces}>
        <text x="45.5" y="30">
          一
        </text>
        <text x="45.5" y="54">
          链
        </text>
        <text x="18.5" y="30">
          维
        </text>
        <text x="18.5" y="54">
          权
        </text>
      </g>
    </g>
  )
}

/** A sheet of paper with a soft shadow, for a dark ground. */
export function Sheet({
  x,
  y,
  width,
  height,
  children,
}: Record<'x' | 'y' | 'width' | 'height', number> & { children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="7" y="10" width={width} height={height} rx="12" fill="#061128" fillOpacity=".3" />
      <rect width={width} height={height} rx="12" fill="#fff" />
      {children}
    </g>
  )
}

export type ChipState = 'waiting' | 'serving' | 'done'

const chips = {
  waiting: { colour: amber, word: '待受理', mark: 'M13 7v6.4l4 2.4' },
  serving: { colour: brand, word: '服务中', mark: 'M8 13h.01M13 13h.01M18 13h.01' },
  done: { colour: jade, word: '已完成', mark: 'm7.6 13.4 3.8 3.8 7-8' },
} as const satisfies Record<ChipState, { colour: string; word: string; mark: string }>

/** The disc of a state in a box of 26 units. The word of the state stands beside it, since colour must never stand alone. */
export function StateDisc({ state, x, y }: { state: ChipState; x: number; y: number }) {
  const { colour, mark } = chips[state]
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="13" cy="13" r="13" fill={colour} />
      <path d={mark} fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  )
}

/** One state of a request with one line about it. */
export function StateChip({
  state,
  x,
  y,
  width,
  line,
}: {
  state: ChipState
  x: number
  y: number
  width: number
  line: string
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="4" y="6" width={width} height="54" rx="10" fill="#061128" fillOpacity=".22" />
      <rect width={width} height="54" rx="10" fill="#fff" />
      <StateDisc state={state} x={13} y={14} />
      <text x="50" y="24" fontSize="14" fontWeight="600" fill={ink}>
        {chips[state].word}
      </text>
      <text x="50" y="42" fontSize="12" fill={secondary}>
        {line}
      </text>
    </g>
  )
}

/** The word of a state in a pill, as the lists show it. */
export function StatePill({ state, x, y }: { state: ChipState; x: number; y: number }) {
  const { colour, word } = chips[state]
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="78" height="26" rx="13" fill={colour} fillOpacity=".1" />
      <circle cx="15" cy="13" r="4" fill={colour} />
      <text x="26" y="17.5" fontSize="13" fontWeight="500" fill={colour}>
        {word}
      </text>
    </g>
  )
}

/** An upright link of the gold chain, 12 units wide. */
export function GoldLink({ x, y, height }: Record<'x' | 'y' | 'height', number>) {
  return <rect x={x} y={y} width="12" height={height} rx="6" fill="none" stroke="#e3b667" strokeWidth="3.2" />
}
