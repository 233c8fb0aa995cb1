import { NavLink } from 'react-router'
import css from './patent-tabs.module.css'

const pages = [
  { path: '/patent-imports', name: '导入' },
  { path: '/patent-records', name: '专利记录' },
]

/** Links between the pages about what is known of patents. */
export function PatentTabs() {
  return (
    <nav aria-label="专利数据" className={`no-print ${css.row}`}>
      {pages.map(({ path, name }) => (
        <NavLink key={path} to={path}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
