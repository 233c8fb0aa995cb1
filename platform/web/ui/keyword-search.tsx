import { type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import styles from './keyword-search.module.css'
import { TextInput } from './text-input.tsx'

export interface KeywordSearchProps {
  /** The words by which the list is filtered now. */
  keyword: string
  onSearch: (keyword: string) => void
  /** The hint in the empty field, which says what one may type: 编号、企业. */
  placeholder: string
  /** Spoken name of the field. */
  label?: string | undefined
}

/** A search field that searches when the user presses the button or Enter, and not at every letter. */
export function KeywordSearch({ keyword, onSearch, placeholder, label = '关键词' }: KeywordSearchProps) {
  const [typed, setTyped] = useState(keyword)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target.
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextInput type="search" aria-label={label} placeholder={placeholder} value={typed} onChange={setTyped} />
      <Button type="submit" icon="search">
        查询
      </Button>
    </form>
  )
}
