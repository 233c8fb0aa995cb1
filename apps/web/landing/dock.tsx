import { Icon, type IconName } from '@portal/platform/web'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import css from './dock.module.css'

const mostShown = 6

type Shortcut = { to: string; text: string; icon: IconName }

const shortcutsOf = ({ services, progressPath }: Catalogue): Shortcut[] => {
  const own: Shortcut[] = progressPath ? [{ to: progressPath, text: '我的事项', icon: 'timeline' }] : []
  const others = services.map(({ to, title, short = title, icon }) => ({ to, text: short, icon }))
  return [...others.slice(0, mostShown - own.length), ...own]
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
      <label htmlFor="recordal-words" className="spoken-on-phone">
        海关备案查询
      </label>
      <div>
        <Icon name="search" size={20} />
        <input
          id="recordal-words"
          type="search"
          name="q"
          placeholder="查备案：名称、权利人、备案号"
          autoComplete="off"
        />
        <button type="submit" className="btn btn-primary">
          查询
        </button>
      </div>
    </form>
  )
}

/** The card over the edge of the hero: shortcuts to pages, and the search of recordals beside them. */
export function Dock({ catalogue }: { catalogue: Catalogue }) {
  return (
    <div className={`wrap ${css.dock}`}>
      <div className={css.card}>
        <ul className={css.shortcuts}>
          {shortcutsOf(catalogue).map(({ to, text, icon }) => (
            <li key={to}>
              <Link to={to}>
                <span className={css.icon}>
                  <Icon name={icon} size={26} />
                </span>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        {catalogue.pages.has(inquiryPath) && <RecordalSearch />}
      </div>
    </div>
  )
}
