import css from './matter-badge.module.css'
import { useMatterCounts } from './matter-counts.ts'

/** The number of matters of one kind, beside the link to their page; the header's badge counts them. */
export function PageBadge({ active, word }: { active: number; word: string }) {
  const count = useMatterCounts()?.tabs.find((tab) => tab.active === active)?.count ?? 0
  if (count === 0) return null
  return (
    <b className={css.badge}>
      <span className="sr-only">，{word} </span>
      {count}
    </b>
  )
}
