import { Card, DescriptionList } from '@portal/platform/web'
import type { LogState } from '@portal/proofs/contract'
import css from './log.module.css'
import { agoText, timeText } from './log-texts.ts'

/** The name of the log, how many leaves it holds, and how many of them are signed. */
export function LogCard({ state: { origin, vkey, size, signedSize, signedAt } }: { state: LogState }) {
  return (
    <Card title="日志">
      <DescriptionList
        items={[
          { term: '条数', detail: <span className={css.count}>{size}</span> },
          { term: '已签署到', detail: signedSize === 0 ? '还没有签署过' : `前 ${signedSize} 条` },
          { term: '最近签署', detail: signedAt === null ? null : `${timeText(signedAt)}（${agoText(signedAt)}）` },
          { term: '名称', detail: <code>{origin}</code> },
          { term: '公钥', detail: <code>{vkey}</code>, wide: true },
        ]}
      />
    </Card>
  )
}
