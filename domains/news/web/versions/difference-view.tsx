import { classNames } from '@portal/platform/web'
import { useMemo } from 'react'
import styles from './difference.module.css'
import { type BlockChange, differenceOf, type Part } from './difference.ts'
import { textBlocks } from './text-blocks.ts'

/** How many unchanged blocks are shown before and after a change, so that a reader knows where it stands. */
const around = 1

type Shown = BlockChange | { is: 'left out'; count: number }

const isNear = (changes: readonly BlockChange[], at: number): boolean =>
  changes.slice(Math.max(0, at - around), at + around + 1).some(({ is }) => is !== 'same')

/** Leaves out the blocks that are far from every change, and counts them. */
const nearChanges = (changes: readonly BlockChange[]): Shown[] => {
  const shown: Shown[] = []
  changes.forEach((change, at) => {
    const last = shown[shown.length - 1]
    if (isNear(changes, at)) shown.push(change)
    else if (last?.is === 'left out') last.count += 1
    else shown.push({ is: 'left out', count: 1 })
  })
  return shown
}

const labels = { added: '新增', removed: '删除', changed: '修改', same: '' } as const

/** What changed in a text from one version to the next; deletions and insertions can be told apart without colour. */
export function DifferenceView({ before, after }: { before: string; after: string }) {
  const shown = useMemo(() => nearChanges(differenceOf(textBlocks(before), textBlocks(after))), [before, after])
  if (shown.every(({ is }) => is === 'left out')) return <p className={styles.rest}>正文没有文字上的变化</p>
  return (
    <div className={styles.blocks}>
      {shown.map((block, at) =>
        block.is === 'left out' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made at once and never changes its order.
          <p key={at} className={styles.rest}>
            …… {block.count} 段未变 ……
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <BlockLine key={at} block={block} />
        ),
      )}
    </div>
  )
}

function BlockLine({ block: { is, kind, parts } }: { block: BlockChange }) {
  return (
    <div className={classNames(styles.block, styles[is])}>
      <span className={styles.kind}>
        {labels[is]}
        {kind}
      </span>
      <p className={styles.line}>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <PartText key={at} part={part} />
        ))}
      </p>
    </div>
  )
}

export function PartText({ part: { is, text } }: { part: Part }) {
  if (is === 'added') return <ins className={styles.ins}>{text}</ins>
  if (is === 'removed') return <del className={styles.del}>{text}</del>
  return text
}
