import { Icon } from '@portal/platform/web'
import { Link, useNavigate } from 'react-router'
import { searchAddress } from '../inquiry-path.ts'
import { SearchBox } from '../search/search-box.tsx'
import styles from './toolset.module.css'

/** The portal's own search: the first of the tools, and the only one that does not lead to another site. */
export function OwnSearch() {
  const navigate = useNavigate()
  return (
    <section className={`no-print ${styles.own}`} aria-labelledby="own-search">
      <span className={styles.icon}>
        <Icon name="shield" size={28} />
      </span>
      <div className={styles.words}>
        <h2 id="own-search">海关备案查询</h2>
        <p>在本站查：商标、专利、著作权的海关备案，一个字起，繁简、拼音都可以。</p>
      </div>
      <div className={styles.field}>
        <SearchBox asked="" onSearch={(q) => void navigate(searchAddress({ q }))} />
        <p>
          <Link to={searchAddress()}>按字段查询</Link>
        </p>
      </div>
    </section>
  )
}
