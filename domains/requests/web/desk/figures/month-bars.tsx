import { classNames, Quiet } from '@portal/platform/web'
import styles from './figures.module.css'
import { axisMarks } from './scale.ts'
import { useWidth } from './use-width.ts'

export type Series = { name: string; tone: 'brand' | 'jade' | 'seal' | 'gold'; values: readonly (number | null)[] }

const height = 220
const margin = { top: 12, right: 4, bottom: 26, left: 44 }
const innerHeight = height - margin.top - margin.bottom

/** Bars for each month, several beside each other. The table beside the drawing gives the same figures in numbers. */
export function MonthBars({
  label,
  months,
  series,
  unit,
  whole,
}: {
  label: string
  months: readonly string[]
  series: readonly Series[]
  unit: string
  whole?: boolean
}) {
  const [box, width] = useWidth(640)
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const marks = axisMarks(most, { whole: whole === true })
  const top = marks.at(-1) ?? 1
  const yOf = (value: number) => margin.top + innerHeight * (1 - value / top)
  const group = (width - margin.left - margin.right) / months.length
  const bar = Math.max(2, Math.min(18, (group * 0.72) / series.length))
  return (
    <figure className={styles.chart}>
      <div ref={box}>
        <svg width={width} height={height} role="img" aria-label={`${label}，数字见下表`}>
          {marks.map((mark) => (
            <g key={mark}>
              <line x1={margin.left} x2={width - margin.right} y1={yOf(mark)} y2={yOf(mark)} className={styles.line} />
              <text x={margin.left - 8} y={yOf(mark) + 4} className={styles.mark}>
                {Number(mark.toFixed(2))}
              </text>
            </g>
          ))}
          {months.map((month, at) => (
            <g key={month}>
              {series.map(({ name, tone, values }, nth) => {
                const value = values[at] ?? 0
                const x = margin.left + group * at + (group - bar * series.length) / 2 + bar * nth
                return (
                  <rect
                    key={name}
                    x={x}
                    y={yOf(value)}
                    width={Math.max(1, bar - 1)}
                    height={Math.max(0, yOf(0) - yOf(value))}
                    className={styles[tone]}
                  />
                )
              })}
              <text x={margin.left + group * (at + 0.5)} y={height - 8} className={styles.month}>
                {Number(month.slice(5))}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption className={styles.legend}>
        {series.map(({ name, tone }) => (
          <span key={name}>
            <i className={classNames(styles.swatch, styles[tone])} aria-hidden="true" />
            {name}
          </span>
        ))}
        <Quiet as="span">{unit}</Quiet>
      </figcaption>
    </figure>
  )
}
