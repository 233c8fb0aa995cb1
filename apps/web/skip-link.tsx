/** First stop of the Tab key. A button, because the hash of the address belongs to the router. */
export function SkipLink() {
  return (
    <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
      跳到主要内容
    </button>
  )
}
