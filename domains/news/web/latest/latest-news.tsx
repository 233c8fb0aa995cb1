import { type LoadPart, useLoaded } from '@portal/platform/web'
import { Link } from 'react-router'
import styles from './latest-news.module.css'

const loadList: LoadPart<object> = async () => ({ Component: (await import('./latest-list.tsx')).LatestList })

/** 合规资讯 on the home page: it keeps a place as high as the list, and shows the list as soon as it has loaded. */
export function LatestNews() {
  const List = useLoaded(loadList)
  return (
    <section aria-labelledby="latest-news">
      <div className={styles.head}>
        <h2 id="latest-news">合规资讯</h2>
        <Link to="/home/newList">更多</Link>
      </div>
      <div className={styles.place}>{List && <List />}</div>
    </section>
  )
}
