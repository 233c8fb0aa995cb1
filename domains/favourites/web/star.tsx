import { loginAddress, useSession } from '@portal/accounts/web'
import { Icon, type Keepable, reportFailure, toast } from '@portal/platform/web'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isSame, loadFavourites, setKept, useFavourites } from './favourites-store.ts'
import css from './star.module.css'
import { takeWantedStar, wantStar } from './wanted-star.ts'

/** A button that keeps a thing as a favourite. A visitor is sent to the login first and finds the thing kept afterwards. */
export function Star({ kind, reference, title }: Keepable) {
  const { userinfo } = useSession()
  const kept = useFavourites()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const user = userinfo?.id
  const isKept =
    user !== undefined && kept.status === 'ready' && kept.elements.some((one) => isSame(one, { kind, reference }))

  useEffect(() => {
    if (user === undefined) return
    const settle = async () => {
      await loadFavourites()
      if (!takeWantedStar({ kind, reference })) return
      await setKept({ kind, reference, title }, true)
      toast(`已收藏“${title}”`)
    }
    settle().catch(reportFailure)
  }, [user, kind, reference, title])

  const press = () => {
    if (user === undefined) {
      wantStar({ kind, reference })
      navigate(loginAddress(pathname + search))
      return
    }
    setKept({ kind, reference, title }, !isKept)
      .then(() => toast(isKept ? '已取消收藏' : '已收藏，可在“我的收藏”查看'))
      .catch(reportFailure)
  }
  return (
    <button
      type="button"
      className={`no-print ${css.star}`}
      aria-pressed={isKept}
      aria-label={`收藏：${title}`}
      onClick={press}
    >
      <Icon name="star" size={18} />
      收藏
    </button>
  )
}
