/**
 * The first stop of the Tab key, which leads to the content. It is a button and no link, because the hash of the address
 * belongs to the router.
 */
export function SkipLink() {
  return (
    <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
      跳到主要内容
    </button>
  )
}
