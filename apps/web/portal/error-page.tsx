import { EmptyState, toast } from '@portal/platform/web'
import { Link } from 'react-router'

/** Loads the page again if the network is back: without it the browser would put a page of its own in place of ours. */
const reload = () => {
  if (navigator.onLine) location.reload()
  else toast('还没有连上网络', 'warning')
}

/** The page that is shown when another page fails: it says what happened, and offers two ways on. */
export function ErrorPage() {
  const [title, text] = navigator.onLine
    ? ['这个页面没有打开', '可能是网络中断，或平台刚刚更新。已提交的内容不受影响。']
    : ['网络断开了', '连上网络后重新加载。已提交的内容不受影响。']
  return (
    <EmptyState scene="offline" title={title} text={text} level={1}>
      <button type="button" className="btn btn-primary" onClick={reload}>
        重新加载
      </button>
      <Link className="btn btn-secondary" to="/oneChains" reloadDocument={navigator.onLine}>
        返回首页
      </Link>
    </EmptyState>
  )
}
