import type { ReactNode } from 'react'
import type { Matter, MatterStanding } from '../../contract/matter.ts'
import { useRecordAddress } from '../list/record-link.tsx'
import type { SceneName } from '../scenes/scene-address.ts'
import { Dots } from '../ui/dots.tsx'
import { ItemRow } from '../ui/item-list.tsx'
import { StatusTag } from '../ui/status-tag.tsx'
import { Thumb } from '../ui/thumb.tsx'
import { dayWords, momentWords } from '../ui/time-words.ts'

export interface MatterRowProps {
  matter: Matter
  /** The scene of its service, where the customer sent no picture. */
  scene: SceneName
  /** In a list whose filter stands in the address: what the address needs to open the matter, so that the filter is kept. */
  open?: Readonly<Record<string, string>> | undefined
  /** Buttons for what can be done in the list itself. */
  actions?: ReactNode
  /** The level of the title among the page's headings. */
  level?: 2 | 3 | undefined
}

function Next({ text, due }: Matter['next']) {
  return (
    <>
      {text}
      {due && (
        <small>
          {due.before} <b>{momentWords(due.at)}</b> {due.after}
        </small>
      )}
    </>
  )
}

type Ended = Exclude<MatterStanding, 'ours' | 'yours'>

const isOver = (standing: MatterStanding): standing is Ended => standing !== 'ours' && standing !== 'yours'

/** How a matter ended. What the portal alone has recorded is not green, since nobody else vouches for it. */
function EndTag({ standing, word }: { standing: Ended; word: string }) {
  if (standing === 'recorded')
    return (
      <StatusTag tone="active" icon="lock">
        {word}
      </StatusTag>
    )
  return <StatusTag tone={standing}>{word}</StatusTag>
}

/** A matter as a row of a list: what it is, what happened last, what comes next, how far it is. */
export function MatterRow({ matter, scene, open, actions, level }: MatterRowProps) {
  const addressOf = useRecordAddress()
  const { title, number, link, picture, isMark, since, next, progress } = matter
  const { steps, current, standing, word } = progress
  const meta = `${dayWords(since.at)}${since.word}${number === null ? '' : ` · ${number}`}`
  return (
    <ItemRow
      to={open ? addressOf(open) : link}
      title={title}
      level={level}
      picture={<Thumb picture={picture} mark={isMark} scene={scene} alt="" />}
      meta={meta}
      next={<Next {...next} />}
      dots={isOver(standing) ? undefined : <Dots steps={steps} current={current} state={standing} word={word} />}
      tag={
        <>
          {isOver(standing) && <EndTag standing={standing} word={word} />}
          {actions}
        </>
      }
    />
  )
}
