import { LinkButton, linkTo } from '@portal/platform/web'
import { useMay } from './session.ts'

/**
 * Leads from the page of a record to all that the act log has about it, for whoever may read the log. `kind` and `of` are the
 * kind and the reference under which the use cases of the record say what they did (`recordAct`). `name` tells the record where
 * it stands in the row of a table, beside the links of others.
 */
export function RecordLogLink({ kind, of, name }: { kind: string; of: string; name?: string }) {
  const mayRead = useMay('audit.read')
  if (!mayRead) return null
  return (
    <LinkButton
      to={linkTo('/audit', { subjectKind: kind, subjectRef: of })}
      variant="text"
      {...(name !== undefined && { size: 'small', 'aria-label': `操作日志 ${name}` })}
    >
      操作日志
    </LinkButton>
  )
}
