import { type AdminRoute, Icon, linkTo } from '@portal/platform/web'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import css from './bar-search.module.css'

/**
 * The search in the bar of the shell: it opens the list that can find records by words. On a phone the field stands below
 * the bar and is opened by a button.
 */
export function BarSearch({ path, finds }: Pick<AdminRoute, 'path'> & { finds: string }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const keyword = field.current?.value.trim() ?? ''
    if (keyword === '') return field.current?.focus()
    if (field.current) field.current.value = ''
    setOpen(false)
    void navigate(linkTo(path, { keyword }))
  }
  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen) requestAnimationFrame(() => field.current?.focus())
  }
  return (
    <div className={css.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target. */}
      <form role="search" className={css.search} data-open={isOpen || undefined} onSubmit={submit}>
        <button type="submit" aria-label="查找">
          <Icon name="search" size={18} />
        </button>
        <input
          ref={field}
          type="search"
          aria-label="查找业务"
          placeholder={finds}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        />
      </form>
      <button type="button" className={css.toggle} aria-label="搜索" aria-expanded={isOpen} onClick={toggle}>
        <Icon name="search" size={22} />
      </button>
    </div>
  )
}
