import type { Matter } from '../../contract/matter.ts'
import { ActCard } from '../ui/act-card.tsx'
import { BigDate } from '../ui/big-date.tsx'
import { Dots } from '../ui/dots.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { phoneWidth, useMedia } from '../ui/use-media.ts'
import styles from './matter-card.module.css'

type Act = NonNullable<Matter['act']>

function Filled({ count, of }: NonNullable<Act['filled']>) {
  return (
    <span className={styles.filled}>
      <progress value={count} max={of} aria-label="必备材料" />
      {count} / {of}
    </span>
  )
}

export interface MatterCardProps {
  matter: Matter
  act: Act
  /** The kind of matter, as the menu calls it. */
  kind: string
}

/** A matter that waits for the customer: what to do, by when, and one button. */
export function MatterCard({ matter, act, kind }: MatterCardProps) {
  const isPhone = useMedia(phoneWidth)
  const { title, link, progress } = matter
  const { steps, current, standing, word } = progress
  return (
    <ActCard
      tone={act.tone}
      date={
        act.day === null ? (
          <p className={styles.dateless}>{act.label}</p>
        ) : (
          <BigDate day={act.day} label={act.label} tone={act.tone} size={isPhone ? 'phone' : 'row'} />
        )
      }
      kicker={kind}
      title={title}
      text={act.text}
      progress={
        act.filled ? (
          <Filled {...act.filled} />
        ) : (
          <Dots steps={steps} current={current} state={standing} word={word} named />
        )
      }
      action={
        <LinkButton variant="primary" to={act.link} aria-label={`${act.button}：${title}`}>
          {act.button}
        </LinkButton>
      }
      more={
        act.link === link ? undefined : (
          <LinkButton variant="text" to={link} aria-label={`看详情：${title}`}>
            看详情
          </LinkButton>
        )
      }
    />
  )
}
