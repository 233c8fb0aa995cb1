import { FigureTable } from '@portal/platform/web'
import type { ValuationDetail } from '../../contract/detail.ts'
import styles from './result.module.css'

const width = 280
const radius = 110
const centre = { x: width / 2, y: 130 }

/** The point of the half circle for a score from 0 to 100. */
const pointAt = (score: number, reach: number): string => {
  const angle = Math.PI * (1 - score / 100)
  return `${(centre.x + Math.cos(angle) * reach).toFixed(1)} ${(centre.y - Math.sin(angle) * reach).toFixed(1)}`
}

const arc = (from: number, to: number, reach: number): string =>
  `M ${pointAt(from, reach)} A ${reach} ${reach} 0 0 1 ${pointAt(to, reach)}`

/** The grades from the lowest to the highest; each bound belongs to the lower one. */
const bands = [
  { from: 0, to: 20, name: '五级' },
  { from: 20, to: 40, name: '四级' },
  { from: 40, to: 60, name: '三级' },
  { from: 60, to: 80, name: '二级' },
  { from: 80, to: 100, name: '一级' },
]

type Scored = Pick<ValuationDetail, 'score' | 'scoreLow' | 'scoreHigh' | 'band'>

/** The grade of a score from 1 to 100, as the gauge draws it. */
export const bandAt = (score: number): string => bands.find(({ to }) => score <= to)?.name ?? '一级'

/** A score with its range as a drawing, as a sentence and as a table: never by colour alone. */
export function Gauge({ score, scoreLow, scoreHigh, band }: Scored) {
  const range = `${scoreLow}–${scoreHigh}`
  return (
    <div className={styles.gauge}>
      <svg
        viewBox={`0 0 ${width} 150`}
        role="img"
        aria-label={`分值 ${score}，满分 100，${band}；八成把握在 ${scoreLow} 到 ${scoreHigh} 之间`}
      >
        {bands.map(({ from, to, name }) => (
          <path
            key={name}
            d={arc(from, to, radius)}
            className={styles.band}
            data-current={name === band || undefined}
          />
        ))}
        <path d={arc(scoreLow, scoreHigh, radius - 18)} className={styles.range} />
        <path d={`M ${pointAt(score, radius - 30)} L ${pointAt(score, radius + 10)}`} className={styles.hand} />
        <text x={centre.x} y={centre.y - 22} textAnchor="middle" className={styles.score}>
          {score}
        </text>
        <text x={centre.x} y={centre.y + 4} textAnchor="middle" className={styles.bandName}>
          {band}
        </text>
      </svg>
      <FigureTable
        caption="分值"
        first="项目"
        heads={['结果']}
        rows={[
          { name: '分值', cells: [`${score}`] },
          { name: '八成把握的区间', cells: [range] },
          { name: '分级', cells: [band] },
        ]}
      />
    </div>
  )
}
