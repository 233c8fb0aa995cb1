import { Button, TextInput } from '@portal/platform/web'
import { type FormEvent, useRef, useState } from 'react'
import styles from './search-box.module.css'

/** The single search box. Enter or the button sends it, but never while an input method still composes. */
export function SearchBox({ asked, onSearch }: { asked: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(asked)
  const isComposing = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComposing.current) onSearch(typed.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target.
    <form
      role="search"
      className={styles.box}
      onSubmit={submit}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
      }}
    >
      <TextInput
        type="search"
        aria-label="查询海关备案"
        placeholder="权利名称、权利人或号码"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="primary" icon="search">
        查询
      </Button>
    </form>
  )
}
