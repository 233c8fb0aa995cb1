import { Stack } from '@portal/platform/web'
import { topicLabels } from '../../contract/question.ts'
import { lightLabels, type Scores } from '../../contract/score.ts'
import { LightTag } from './light-tag.tsx'
import styles from './report.module.css'

type TopicScores = Scores['topics']

const size = 240
const centre = size / 2
const radius = 84

/** A corner of the figure: the point of a topic's axis at this distance from the centre (0 to 100). */
const corner = (index: number, count: number, reach: number): string => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  const distance = (reach / 100) * radius
  return `${(centre + Math.cos(angle) * distance).toFixed(1)},${(centre + Math.sin(angle) * distance).toFixed(1)}`
}

const outline = (topics: TopicScores, reachOf: (topic: TopicScores[number]) => number): string =>
  topics.map((topic, index) => corner(index, topics.length, reachOf(topic))).join(' ')

/** The scores as text, for readers who do not see the drawing. */
const spoken = (topics: TopicScores): string =>
  `各主题得分：${topics.map(({ topic, score, light }) => `${topicLabels[topic]} ${score} 分（${lightLabels[light]}）`).join('，')}`

/** The five scores as a drawing and as a list; `before` is drawn behind as a dashed line. */
export function ScoreChart({ topics, before }: { topics: TopicScores; before?: TopicScores | undefined }) {
  return (
    <div className={styles.chart}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={spoken(topics)} className={styles.radar}>
        {[25, 50, 75, 100].map((ring) => (
          <polygon key={ring} points={outline(topics, () => ring)} className={styles.ring} />
        ))}
        {topics.map(({ topic }, index) => {
          const [x = 0, y = 0] = corner(index, topics.length, 122).split(',').map(Number)
          return (
            <text key={topic} x={x} y={y + 5} textAnchor="middle">
              {topicLabels[topic].slice(0, 2)}
            </text>
          )
        })}
        {before && <polygon points={outline(before, ({ score }) => score)} className={styles.before} />}
        <polygon points={outline(topics, ({ score }) => score)} className={styles.area} />
      </svg>
      <Stack as="ul" gap={14} className={styles.topics}>
        {topics.map(({ topic, score, light, unknown, asked }) => {
          const older = before?.find((one) => one.topic === topic)
          return (
            <li key={topic} className="row">
              <span className={styles.topicName}>{topicLabels[topic]}</span>
              <LightTag light={light} />
              <span className={`row ${styles.topicScore}`}>
                {older && <Change from={older.score} to={score} />}
                <span>
                  <b>{score}</b> 分
                </span>
              </span>
              <meter
                min={0}
                max={100}
                value={score}
                className={`no-print ${styles.meter} ${styles.lit}`}
                data-light={light}
                aria-label={`${topicLabels[topic]}得分`}
              />
              <small>
                {asked} 题{unknown > 0 && `，其中未知 ${unknown} 题`}
              </small>
            </li>
          )
        })}
      </Stack>
    </div>
  )
}

/** How many points a score has gained or lost. */
export function Change({ from, to }: { from: number; to: number }) {
  const difference = to - from
  const text = difference === 0 ? '持平' : difference > 0 ? `↑ 升 ${difference}` : `↓ 降 ${-difference}`
  return (
    <span className={styles.trend} data-trend={difference > 0 ? 'better' : difference < 0 ? 'worse' : undefined}>
      {text}
    </span>
  )
}
