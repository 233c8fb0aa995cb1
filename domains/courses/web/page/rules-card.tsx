import { Card } from '@portal/platform/web'
import styles from './rules-card.module.css'

const rules = [
  '一次可以报多门课程；同一门课程每个账号报一次，人数一并填写。',
  '席位按报名先后确认，按人数计：一份报名的人数要么全部有席位，要么整份候补，不会拆开。',
  '席位不足即列入候补；有人候补时，之后的报名排在其后。有人取消或增加席位，按次序递补并通知您。',
  '开课前可在“我的报名”里取消，请尽早取消，让候补的人能来。',
  '确认后可把课程加入日历；开课前一天会提醒。时间、地点有变或课程取消，会通知所有报名人。',
] as const

/** How seats are given, for a user to read before he signs up. */
export function RulesCard() {
  return (
    <Card title="报名须知" tone="tint">
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </Card>
  )
}
