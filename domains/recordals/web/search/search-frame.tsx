import { Button, TextInput } from '@portal/platform/web'
import { type FormEvent, type ReactNode, useRef } from 'react'
import styles from './search.module.css'

type SearchFrameProps = { onSubmit: () => void; className?: string | undefined; children: ReactNode }

/** The element of a search form. Enter or a button sends the form, but never while an input method still composes. */
export function SearchFrame({ onSubmit, className, children }: SearchFrameProps) {
  const isComposing = useRef(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComposing.current) onSubmit()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target.
    <form
      role="search"
      className={className}
      onSubmit={submit}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
      }}
    >
      {children}
    </form>
  )
}

/** The single field for words and numbers, with the button that sends the form. */
export function QueryBox({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  return (
    <div className={styles.box}>
      <TextInput
        type="search"
        aria-label="查询海关备案"
        placeholder="权利名称、权利人或号码"
        value={value}
        onChange={onChange}
      />
      <Button type="submit" variant="primary" icon="search">
        查询
      </Button>
    </div>
  )
}
