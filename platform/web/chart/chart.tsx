import { classNames } from '../ui/class-names.ts'
import { Quiet } from '../ui/quiet.tsx'
import styles from './chart.module.css'
import { axisMarks, markText } from './scale.ts'
import { useWidth } from './use-width.ts'

export interface Series {
  name: string
  tone: 'brand' | 'jade' | 'seal' | 'gold'
  values: readonly (number | null)[]
  /** Drawn as a line with dots, where the others are bars. */
  line?: boolean
}

export interface ChartProps {
  label: string
  /** The days or months of the drawing, each once. */
  points: readonly string[]
  /** What stands under one of them; of many only some are written. */
  pointText: (point: string) => string
  series: readonly Series[]
  unit: string
  whole?: boolean
}

const height = 220
const margin = { top: 12, right: 4, bottom: 26, left: 48 }
const innerHeight = height - margin.top - margin.bottom
/** The least distance between two texts under the drawing, in px. */
const textWidth = 40

/** Bars and lines over time, several series beside each other. The table beside the drawing gives the same in numbers. */
export function Chart({ label, points, pointText, series, unit, whole }: ChartProps) {
  const [box, width] = useWidth(640)
  const most = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const marks = axisMarks(most, { whole: whole === true })
  const top = marks.at(-1) ?? 1
  const yOf = (value: number) => margin.top + innerHeight * (1 - value / top)
  const group = (width - margin.left - margin.right) / Math.max(1, points.length)
  const middle = (at: number) => margin.left + group * (at + 0.5)
  const bars = series.filter(({ line }) => line !== true)
  const bar = Math.max(group < 12 ? 0.5 : 2, Math.min(18, (group * 0.72) / Math.max(1, bars.length)))
  const each = points.length <= 12 ? 1 : Math.ceil(textWidth / group)
  return (
    <figure className={styles.chart}>
      <div ref={box}>
        <svg width={width} height={height} role="img" aria-label={`${label}，数字见下表`}>
          {marks.map((mark) => (
            <g key={mark}>
              <line x1={margin.left} x2={width - margin.right} y1={yOf(mark)} y2={yOf(mark)} className={styles.line} />
              <text x={margin.left - 8} y={yOf(mark) + 4} className={styles.mark}>
                {markText(mark)}
              </text>
            </g>
          ))}
          {bars.map(({ name, tone, values }, nth) =>
            values.map((value, at) => (
              <rect
                key={`${name} ${points[at]}`}
                x={middle(at) - (bar * bars.length) / 2 + bar * nth}
                y={yOf(value ?? 0)}
                width={bar > 2 ? bar - 1 : bar}
                height={Math.max(0, yOf(0) - yOf(value ?? 0))}
                className={styles[tone]}
              />
            )),
          )}
          {series
            .filter(({ line }) => line === true)
            .map(({ name, tone, values }) => (
              <g key={name} className={styles[tone]}>
                <polyline
                  points={values.map((value, at) => `${middle(at)},${yOf(value ?? 0)}`).join(' ')}
                  className={styles.path}
                />
                {group > 8 &&
                  values.map((value, at) => (
                    <circle key={points[at]} cx={middle(at)} cy={yOf(value ?? 0)} r={3} className={styles[tone]} />
                  ))}
              </g>
            ))}
          {points.map(
            (point, at) =>
              at % each === 0 && (
                <text key={point} x={middle(at)} y={height - 8} className={styles.point}>
                  {pointText(point)}
                </text>
              ),
          )}
        </svg>
      </div>
      <figcaption className={styles.legend}>
        {series.map(({ name, tone, line }) => (
          <span key={name}>
            <i className={classNames(styles.swatch, line === true && styles.thin, styles[tone])} aria-hidden="true" />
            {name}
          </span>
        ))}
        <Quiet as="span">{unit}</Quiet>
      </figcaption>
    </figure>
  )
}
