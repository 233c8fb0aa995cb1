import { Link, useLocation } from 'react-router'
import { cohortsPath, validationsPath, versionsPath } from './model-paths.ts'
import styles from './model-tabs.module.css'

const tabs = [
  { to: versionsPath, text: '参数' },
  { to: cohortsPath, text: '对照组' },
  { to: validationsPath, text: '验证' },
] as const

/** The row of links between the parts of 评估模型. The pages of one version belong to 参数. */
export function ModelTabs() {
  const { pathname } = useLocation()
  const current = tabs.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <nav aria-label="评估模型" className={`no-print ${styles.tabs}`}>
      {tabs.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={to === current?.to ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
