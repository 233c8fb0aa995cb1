import { type HelpEntry, Icon } from '@portal/platform/web'
import { Link } from 'react-router'
import css from './first-hour.module.css'

/** Links for visitors to whom something has just happened: they lead straight to what to do now. */
export function FirstHour({ help }: { help: readonly HelpEntry[] }) {
  const urgent = help.flatMap(({ page, ...entry }) => (page === undefined ? [] : [{ ...entry, page }]))
  if (urgent.length === 0) return null
  return (
    <section className={`wrap ${css.band}`} aria-labelledby="first-hour-title">
      <div className={css.card}>
        <h2 id="first-hour-title">
          出事了，<span>第一个小时</span>
        </h2>
        <ul>
          {urgent.map(({ key, page, title, icon, text }) => (
            <li key={key}>
              <Link to={page}>
                <Icon name={icon} size={28} />
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
                <Icon name="right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
