import { Icon, listSearchTools } from '@portal/platform/web'
import { Link } from 'react-router'
import styles from './toolset.module.css'

/** The other searches of this portal, which its domains bring. */
export function OwnTools() {
  const tools = listSearchTools()
  if (tools.length === 0) return null
  return (
    <>
      <h2>本站查询工具</h2>
      <ul className={styles.tools}>
        {tools.map(({ to, title, text, icon }) => (
          <li key={to}>
            <Link className={`${styles.tool} ${styles.inside}`} to={to}>
              <Icon name={icon} size={28} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <Icon name="right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
