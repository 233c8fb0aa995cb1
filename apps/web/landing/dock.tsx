import { Icon, type IconName } from '@portal/platform/web'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import css from './dock.module.css'

const mostShown = 6

type Shortcut = { to: string; title: string; description: string; icon: IconName }

const shortcutsOf = ({ services, progressPath }: Catalogue): Shortcut[] => {
  const progress: Shortcut[] = progressPath
    ? [{ to: progressPath, title: '我的进度', description: '每项请求办到哪一步', icon: 'timeline' }]
    : []
  return [...services.slice(0, mostShown - progress.length), ...progress]
}

const inquiryPath = '/home/filingInquiry'
const searchAddress = `${inquiryPath}?active=1`

/**
 * A search field that leads to the search of customs recordals with the words typed. Until the script has arrived, the form
 * itself is sent, and its words then stand before the hash.
 */
function RecordalSearch() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(words === '' ? searchAddress : `${searchAddress}&q=${encodeURIComponent(words)}`)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target.
    <form role="search" className={css.search} action={`#${searchAddress}`} onSubmit={submit}>
      <label htmlFor="recordal-words">海关备案查询</label>
      <div>
        <input id="recordal-words" type="search" name="q" placeholder="权利名称、权利人或备案号" autoComplete="off" />
        <button type="submit" className="btn btn-primary">
          查询
        </button>
      </div>
    </form>
  )
}

/** The card over the edge of the hero: shortcuts to pages, and the search beside them. */
export function Dock({ catalogue }: { catalogue: Catalogue }) {
  const shortcuts = shortcutsOf(catalogue)
  return (
    <div className={`wrap ${css.dock}`}>
      <div className={css.card}>
        <ul className={css.shortcuts} data-few={shortcuts.length < 4 || undefined}>
          {shortcuts.map((shortcut) => (
            <li key={shortcut.to}>
              <Link to={shortcut.to}>
                <span className={css.icon}>
                  <Icon name={shortcut.icon} size={26} />
                </span>
                <span className={css.text}>
                  <b>{shortcut.title}</b>
                  <small>{shortcut.description}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {catalogue.pages.has(inquiryPath) && <RecordalSearch />}
      </div>
    </div>
  )
}
