import { StatusTag } from '@portal/platform/web'
import type { PermissionRow } from '../../contract/roles.ts'
import css from './roles.module.css'

/** The name of a permission, marked where it opens personal data or moves money. */
export function PermissionName({ of: { name, sensitive } }: { of: Pick<PermissionRow, 'name' | 'sensitive'> }) {
  return (
    <span className={css.permission}>
      {name}
      {sensitive && (
        <StatusTag tone="waiting" icon="warn">
          敏感
        </StatusTag>
      )}
    </span>
  )
}
