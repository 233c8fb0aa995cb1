import styles from './field-changes.module.css'

export interface FieldChange {
  label: string
  /** Null where the field had no value. */
  before: string | null
  after: string | null
}

/** The fields that a change touched, each with its words before and after. */
export function FieldChanges({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className={styles.changes}>
      {fields.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <>
                <span className="sr-only">原为</span>
                <del>{before}</del> <span aria-hidden="true">→</span> <span className="sr-only">改为</span>
              </>
            )}
            <ins>{after ?? '（无）'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
