import css from './digest-text.module.css'

/** A digest whole, so that one can compare it with another program's, and where it comes from. */
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
