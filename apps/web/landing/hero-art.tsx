import { GoldLink, Rosette, Seal, Sheet, StateChip, StateDisc, StatePill } from './art-parts.tsx'

const ink = '#0f1e36'
const secondary = '#58677f'
const bars = [
  { y: 78, width: 132 },
  { y: 98, width: 164 },
  { y: 118, width: 108 },
  { y: 138, width: 138 },
] as const

/** Draws a request on its way: its sheet, our seal, and the three states that it passes. */
function RequestArt() {
  return (
    <svg viewBox="0 0 600 410" aria-hidden="true">
      <Rosette x={322} y={198} rx={252} ry={94} count={28} opacity={0.13} />
      <Rosette x={322} y={198} rx={140} ry={52} count={22} opacity={0.22} />
      <path
        d="M40 292C128 356 232 128 322 198S476 318 566 84"
        fill="none"
        stroke="#e3b667"
        strokeWidth="1.8"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <g transform="rotate(-4 322 200)">
        <Sheet x={206} y={96} width={236} height={204}>
          <rect x="9" y="9" width="218" height="186" rx="7" fill="none" stroke="#dbe7f9" strokeWidth="1.5" />
          <rect x="13" y="13" width="210" height="178" rx="5" fill="none" stroke="#eff5fd" strokeWidth="1.5" />
          <text x="118" y="52" fontSize="17" fontWeight="700" letterSpacing="4" textAnchor="middle" fill="#0f2f66">
            维权请求
          </text>
          {bars.map((bar) => (
            <rect key={bar.y} x="34" y={bar.y} width={bar.width} height="7" rx="3.5" fill="#dde4ed" />
          ))}
          <rect x="34" y="164" width="52" height="6" rx="3" fill="#b9d0f2" />
        </Sheet>
        <Seal x={356} y={214} turn={7} />
      </g>
      <StateChip state="waiting" x={4} y={232} width={192} line="提交后得到业务编号" />
      <StateChip state="serving" x={424} y={52} width={168} line="受理时间记入进度" />
      <StateChip state="done" x={416} y={288} width={168} line="处理结果可以查看" />
    </svg>
  )
}

/** Draws the steps of a service as linked cards; at most four of them. */
function StepsArt({ steps }: { steps: readonly string[] }) {
  const shown = steps.slice(0, 4)
  return (
    <svg viewBox="0 0 600 410" aria-hidden="true">
      <Rosette x={350} y={194} rx={244} ry={132} count={20} opacity={0.12} />
      {shown.map((step, index) => {
        const x = 128 + index * 50
        const y = 28 + index * 80
        return (
          <g key={step}>
            <Sheet x={x} y={y} width={272} height={62}>
              <circle cx="36" cy="31" r="17" fill={index === 0 ? '#0b7a6b' : '#e9f6f3'} />
              <text
                x="36"
                y="37"
                fontSize="17"
                fontWeight="700"
                textAnchor="middle"
                fill={index === 0 ? '#fff' : '#0b7a6b'}
                fontFamily="DIN Alternate,Bahnschrift,Roboto,sans-serif"
              >
                {index + 1}
              </text>
              <text x="70" y="37" fontSize="17" fontWeight="600" fill={ink}>
                {step}
              </text>
            </Sheet>
            {index > 0 && <GoldLink x={x + 30} y={y - 28} height={38} />}
          </g>
        )
      })}
      <Seal x={492} y={shown.length * 80 - 76} turn={8} size={58} />
    </svg>
  )
}

const rows = [
  { state: 'done', width: 118 },
  { state: 'serving', width: 142 },
  { state: 'waiting', width: 96 },
] as const

/** Draws the list of a user's requests, each with its state. */
function ProgressArt() {
  return (
    <svg viewBox="0 0 600 410" aria-hidden="true">
      <Rosette x={338} y={200} rx={238} ry={72} count={26} opacity={0.12} />
      <Sheet x={138} y={52} width={396} height={284}>
        <text x="30" y="44" fontSize="17" fontWeight="600" fill={ink}>
          我的进度
        </text>
        <path d="M30 64h336" stroke="#dde4ed" />
        <path d="M43 102v148" stroke="#b9d0f2" strokeWidth="2" strokeDasharray="2 6" strokeLinecap="round" />
        {rows.map((row, index) => (
          <g key={row.state} transform={`translate(0 ${82 + index * 66})`}>
            <StateDisc state={row.state} x={30} y={5} />
            <rect x="76" y="6" width={row.width} height="9" rx="4.5" fill="#b9c6d8" />
            <rect x="76" y="25" width={row.width - 32} height="6" rx="3" fill="#dde4ed" />
            <StatePill state={row.state} x={288} y={5} />
            {index < rows.length - 1 && <path d="M76 50h290" stroke="#edf3fb" />}
          </g>
        ))}
        <text x="366" y="44" fontSize="13" textAnchor="end" fill={secondary}>
          状态 · 时间 · 结果
        </text>
      </Sheet>
    </svg>
  )
}

/** Draws only ornamental lines, for a wide dark band. */
function Rosettes() {
  return (
    <svg viewBox="0 0 520 220" aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
      <Rosette x={330} y={110} rx={230} ry={84} count={26} opacity={0.16} />
      <Rosette x={330} y={110} rx={118} ry={44} count={20} opacity={0.24} />
    </svg>
  )
}

export type Drawing =
  | { of: 'rosettes' }
  | { of: 'request' }
  | { of: 'steps'; steps: readonly string[] }
  | { of: 'progress' }

/** One of the landing page's drawings. */
export function HeroArt({ drawing }: { drawing: Drawing }) {
  switch (drawing.of) {
    case 'rosettes':
      return <Rosettes />
    case 'request':
      return <RequestArt />
    case 'steps':
      return <StepsArt steps={drawing.steps} />
    case 'progress':
      return <ProgressArt />
  }
}
