import { useNavigate } from 'react-router'
import { ActionMenu } from '../ui/action-menu.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'

export interface RowAct {
  label: string
  danger?: boolean | undefined
  /** Where the act leads, or what it does. */
  to?: string | undefined
  run?: (() => void) | undefined
}

export interface RowActsProps {
  /** The record, for screen readers: 修改 欧盟商标. */
  name: string
  /** What may be done with the record, the usual act first. */
  acts: readonly RowAct[]
  busy?: boolean | undefined
}

/** What may be done with a row of a table: its usual act as a button, and the others behind ⋯, so that the row never wraps. */
export function RowActs({ name, acts: [first, ...more], busy }: RowActsProps) {
  const navigate = useNavigate()
  if (!first) return '—'
  const look = { size: 'small', 'aria-label': `${first.label} ${name}` } as const
  return (
    <>
      {first.to === undefined ? (
        <Button {...look} variant="secondary" busy={busy} onClick={first.run}>
          {first.label}
        </Button>
      ) : (
        <LinkButton {...look} to={first.to}>
          {first.label}
        </LinkButton>
      )}
      {more.length > 0 && (
        <ActionMenu
          label={`更多操作 ${name}`}
          entries={more.map(({ label, danger }) => ({ id: label, label, danger }))}
          onAction={(id) => {
            const act = more.find(({ label }) => label === id)
            if (act?.to === undefined) act?.run?.()
            else void navigate(act.to)
          }}
        />
      )}
    </>
  )
}
