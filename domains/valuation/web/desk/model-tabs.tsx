import { NavLink } from 'react-router'
import styles from './model-tabs.module.css'

/** The ways between the pages of the model. */
export function ModelTabs() {
  return (
    <nav aria-label="评估模型" className={styles.tabs}>
      <NavLink to="/valuation-model" end>
        参数
      </NavLink>
      <NavLink to="/valuation-model/cohorts">对照组</NavLink>
      <NavLink to="/valuation-model/validations">验证</NavLink>
    </nav>
  )
}
