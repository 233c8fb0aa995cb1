import { Link, useSearchParams } from 'react-router'
import { LinkButton } from '../ui/link-button.tsx'

export interface RecordLinkProps {
  /** What the address needs in order to open the record: `{ id }`. */
  open: Readonly<Record<string, string>>
  name: string
  /** Shows the word 查看 for the column of buttons, and leaves the name to screen readers. */
  asButton?: boolean | undefined
}

/** Answers the address of a record: that of the list, with its filter, so that going back shows the same list. */
export const useRecordAddress = (): ((open: Readonly<Record<string, string>>) => string) => {
  const [params] = useSearchParams()
  return (open) => `?${new URLSearchParams({ ...Object.fromEntries(params), ...open })}`
}

/** A link to the record of a row. It keeps the filter in the address, so that going back shows the same list. */
export function RecordLink({ open, name, asButton = false }: RecordLinkProps) {
  const to = useRecordAddress()(open)
  if (!asButton) return <Link to={to}>{name}</Link>
  return (
    <LinkButton to={to} variant="text" aria-label={`查看 ${name}`}>
      查看
    </LinkButton>
  )
}

/** A link from a record back to its list, with the filter that the address still holds. `opened` is the field that names the record. */
export function BackLink({ opened }: { opened: string }) {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  search.delete(opened)
  return (
    <LinkButton to={`?${search}`} variant="text">
      返回列表
    </LinkButton>
  )
}
