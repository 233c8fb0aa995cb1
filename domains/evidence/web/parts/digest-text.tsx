import css from './parts.module.css'

/** A digest in full, so that it can be compared with that of another program; `note` says where it comes from. */
export function DigestText({ name = 'SHA-256', sha256, note }: { name?: string; sha256: string; note?: string }) {
  return (
    <p className={css.digest}>
      <span>
        {name}
        {note && `（${note}）`}
      </span>{' '}
      <code>{sha256}</code>
    </p>
  )
}
