import { Button, Quiet, Stack, StatusTag, type StatusTone } from '@portal/platform/web'
import { memo, useState } from 'react'
import { type MarkHit, type MarkStatus, markStatusLabels } from '../../contract/mark.ts'
import { type HitGroup, hitGroups } from './hit-groups.ts'
import styles from './hit-list.module.css'

/** A group shows so many hits at first. */
const shownAtFirst = 5

export interface HitListProps {
  hits: readonly MarkHit[]
  /** The classes that were asked for; empty for all. */
  classes: readonly number[]
}

/** Known marks that are the same as a name or like it, by class, each with its reasons. */
export const HitList = memo(function HitList({ hits, classes }: HitListProps) {
  if (hits.length === 0) return null
  return (
    <Stack gap={16}>
      {hitGroups(hits, classes).map((group) => (
        <Group key={group.classId} group={group} isAlone={classes.length === 0} />
      ))}
      <Quiet>近似分满分 100，只说明名称与已导入的商标有多像，不是注册成功的概率。</Quiet>
    </Stack>
  )
})

function Group({ group: { classId, hits }, isAlone }: { group: HitGroup; isAlone: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const name = classId === null ? '其他类别' : `第 ${classId} 类`
  const shown = isWhole ? hits : hits.slice(0, shownAtFirst)
  return (
    <section aria-label={isAlone ? '相同或近似的商标' : name}>
      {!isAlone && (
        <h3 className={styles.name}>
          {name} <small>{hits.length} 件</small>
        </h3>
      )}
      <ul className={styles.hits}>
        {shown.map((hit) => (
          <li key={`${hit.source} ${hit.number}`}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
      {shown.length < hits.length && (
        <Button variant="text" onClick={() => setWhole(true)}>
          {`显示其余 ${hits.length - shown.length} 件`}
        </Button>
      )}
    </section>
  )
}

const tones = { registered: 'done', pending: 'waiting', dead: 'draft' } as const satisfies Record<
  MarkStatus,
  StatusTone
>

function Hit({ hit: { source, number, name, classes, holder, status, points, reasons } }: { hit: MarkHit }) {
  return (
    <div className={styles.hit}>
      <p className={styles.mark}>
        <b>{name}</b>
        <StatusTag tone={tones[status]} icon={status === 'dead' ? 'minus' : undefined}>
          {markStatusLabels[status]}
        </StatusTag>
      </p>
      <p className={styles.points}>
        近似分 <b>{points}</b>
      </p>
      <ul className={styles.reasons} aria-label="理由">
        {reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <Quiet className={styles.facts}>
        {[`注册号 ${number}`, `第 ${classes.join('、')} 类`, holder, source].filter((text) => text !== '').join(' · ')}
      </Quiet>
    </div>
  )
}
