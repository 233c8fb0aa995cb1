import {
  Button,
  Card,
  dayWords,
  Empty,
  ErrorView,
  findService,
  Icon,
  type IconName,
  LinkButton,
  linkTo,
  listHelp,
  PageHead,
  Quiet,
  reportFailure,
  Skeleton,
  toast,
} from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type Favourite, favouriteKindLabels, favouriteKinds, favouriteLimits } from '../contract/favourite.ts'
import css from './favourites-page.module.css'
import { loadFavourites, setKept, useFavourites } from './favourites-store.ts'

type Shown = { to: string; title: string; icon: IconName; isGone: boolean }

/** The link and the present name of a favourite. */
const shownOf = ({ kind, reference, title, gone }: Favourite): Shown => {
  if (kind === 'service') {
    const service = findService(reference)
    return { to: reference, title: service?.title ?? title, icon: service?.icon ?? 'file', isGone: !service }
  }
  if (kind === 'help') {
    const entry = listHelp().find(({ key }) => key === reference)
    const to = entry?.page ?? linkTo('/home/help', { topic: reference })
    return { to, title: entry?.title ?? title, icon: entry?.icon ?? 'help', isGone: !entry }
  }
  return { to: linkTo('/home/newList', { isdetail: reference }), title, icon: 'file', isGone: gone }
}

function Row({ favourite, onRemoved }: { favourite: Favourite; onRemoved: () => void }) {
  const { to, title, icon, isGone } = shownOf(favourite)
  const removeIt = () => {
    onRemoved()
    setKept(favourite, false)
      .then(() => toast('已取消收藏'))
      .catch(reportFailure)
  }
  return (
    <li className={css.row}>
      <Icon name={icon} size={24} />
      <div className={css.words}>
        {isGone ? <span className={css.gone}>{title}</span> : <Link to={to}>{title}</Link>}
        <small>
          {isGone && <b>已下线</b>}
          收藏于 {dayWords(favourite.createTime)}
        </small>
      </div>
      <Button variant="text" aria-label={`移除 ${title}`} onClick={removeIt}>
        移除
      </Button>
    </li>
  )
}

/** The page 我的收藏: services, articles and help pages that the user has kept. */
export function FavouritesPage() {
  const kept = useFavourites()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void loadFavourites({ again: true })
  }, [])
  const elements = kept.status === 'ready' ? kept.elements : []
  return (
    <>
      <PageHead
        title="我的收藏"
        lead={`点页面上方的星标，把常用的服务、资讯和帮助放在这里，最多 ${favouriteLimits.favourites} 项。`}
        brief={{ words: '说明' }}
      />
      {/* A removed row takes the focus with it, so the list gets the focus. */}
      <div ref={list} tabIndex={-1} className={`wrap ${css.page}`}>
        {kept.status === 'loading' && (
          <Card>
            <Skeleton rows={4} />
          </Card>
        )}
        {kept.status === 'failed' && (
          <ErrorView title="收藏加载失败" error={kept.error} onRetry={() => void loadFavourites({ again: true })} />
        )}
        {kept.status === 'ready' && elements.length === 0 && (
          <Empty text="还没有收藏" action={<LinkButton to="/home/help">去帮助中心看看</LinkButton>} />
        )}
        {favouriteKinds.map((kind) => {
          const own = elements.filter((one) => one.kind === kind)
          if (own.length === 0) return null
          return (
            <Card key={kind} title={favouriteKindLabels[kind]}>
              <ul className={css.list}>
                {own.map((favourite) => (
                  <Row
                    key={favourite.reference}
                    favourite={favourite}
                    onRemoved={() => list.current?.focus({ preventScroll: true })}
                  />
                ))}
              </ul>
            </Card>
          )
        })}
        <Quiet>想收藏整个网站？电脑上按 Ctrl+D（Mac 按 ⌘+D），手机上用浏览器菜单。</Quiet>
      </div>
    </>
  )
}
