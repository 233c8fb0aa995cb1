import { type ReactNode, useState } from 'react'
import type { Endpoint } from '../../contract/api.ts'
import { type BulkReply, bulkLimit } from '../../contract/bulk.ts'
import { useAction } from '../call/use-action.ts'
import { useReload } from '../call/use-desk-act.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { StickyBar } from '../ui/sticky-bar.tsx'
import { toast } from '../ui/toast-store.ts'
import styles from './bulk-bar.module.css'

type Send = () => Promise<BulkReply>

/** What the dialog of an act on several rows gets. */
export interface BulkAsked<Row> {
  rows: readonly Row[]
  busy: boolean
  /** Sends it; the dialog closes once there is an answer. */
  go: (send: Send) => Promise<void>
  onClose: () => void
}

/** An act on several rows: it is sent at once, or after a dialog that asks for more. */
type BulkAct<Row> = {
  label: string
  /** What is done then: 已领取. */
  said: string
} & ({ send: (rows: readonly Row[]) => Promise<BulkReply> } | { ask: (asked: BulkAsked<Row>) => ReactNode })

export interface ListBulk<Row> {
  acts: readonly BulkAct<Row>[]
  /** The calls whose answers are read again after an act. Declare the list outside the component. */
  reads: readonly Endpoint[]
  /** Names a row, in its tick and where it was refused. */
  nameOf: (row: Row) => string
}

interface BulkBarProps<Row> {
  bulk: ListBulk<Row>
  rowKey: (row: Row) => string
  unit: string
  rows: readonly Row[]
  clear: () => void
  /** How many rows the list has under its filter. */
  total: number
  /** Ticks the first rows of the list, as many as one act may have. */
  tickFirst: () => Promise<void>
}

/** What was refused, by the name of the row, and why. */
type Refused = { said: string; done: number; lines: readonly { name: string; msg: string }[] }

/** The bar at the foot of a list with ticked rows: how many they are, what can be done with them, and what came of it. */
export function BulkBar<Row>({ bulk, rowKey, unit, rows, clear, total, tickFirst }: BulkBarProps<Row>) {
  const [asked, setAsked] = useState<string>()
  const [refused, setRefused] = useState<Refused>()
  const reload = useReload(bulk.reads)
  const more = useAction(tickFirst)
  const { run, busy } = useAction(async (act: BulkAct<Row>, send: Send) => {
    const names = new Map(rows.map((row) => [rowKey(row), bulk.nameOf(row)]))
    try {
      const reply = await send()
      const done = reply.done.length
      if (done > 0) toast(`${act.said} ${done} ${unit}`)
      const lines = reply.refused.map(({ ref, msg }) => ({ name: names.get(ref) ?? ref, msg }))
      if (lines.length > 0) setRefused({ said: act.said, done, lines })
      clear()
      setAsked(undefined)
    } finally {
      await reload()
    }
  })
  const open = bulk.acts.find(({ label }) => label === asked)
  return (
    <>
      {rows.length > 0 && (
        <StickyBar>
          <section className={styles.bar} aria-label="批量操作">
            <p role="status">
              已选 {rows.length} {unit}
              {rows.length >= bulkLimit && `，一次最多 ${bulkLimit} ${unit}`}
            </p>
            {rows.length < Math.min(total, bulkLimit) && (
              <Button variant="text" size="small" busy={more.busy} onClick={() => void more.run()}>
                {total > bulkLimit ? `选择前 ${bulkLimit} ${unit}` : `选择全部 ${total} ${unit}`}
              </Button>
            )}
            <div className={styles.acts}>
              <Button variant="text" size="small" onClick={clear}>
                取消选择
              </Button>
              {bulk.acts.map((act) => (
                <Button
                  key={act.label}
                  size="small"
                  busy={busy}
                  onClick={() => ('send' in act ? void run(act, () => act.send(rows)) : setAsked(act.label))}
                >
                  {act.label}
                </Button>
              ))}
            </div>
          </section>
        </StickyBar>
      )}
      {open &&
        'ask' in open &&
        open.ask({ rows, busy, go: (send) => run(open, send), onClose: () => setAsked(undefined) })}
      {refused && <RefusedDialog refused={refused} unit={unit} onClose={() => setRefused(undefined)} />}
    </>
  )
}

function RefusedDialog({
  refused: { said, done, lines },
  unit,
  onClose,
}: {
  refused: Refused
  unit: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      title={`${lines.length} ${unit}没有办成`}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <p>{done > 0 ? `${said} ${done} ${unit}。下面的没有改动：` : '都没有改动：'}</p>
      <ul className={styles.refused}>
        {lines.map(({ name, msg }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{msg}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
