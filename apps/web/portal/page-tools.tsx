import {
  findHelp,
  Icon,
  type Keepable,
  type LoadPart,
  linkTo,
  listHelp,
  listServices,
  useLoaded,
} from '@portal/platform/web'
import { Link, useLocation } from 'react-router'
import { domains } from '../domains.ts'
import css from './page-tools.module.css'

const nothing: LoadPart<Keepable> = async () => ({ Component: () => null })
const loadKeeper = domains.find(({ keeper }) => keeper !== undefined)?.keeper ?? nothing

const pathOf = (address: string): string => address.split('?')[0] ?? address

/** What a user may keep (bookmark) of this address: an article, a page of help, or a service, also from the pages below it. */
const keepable = (pathname: string, params: URLSearchParams, title: string): Keepable | undefined => {
  const article = pathname === '/home/newList' ? params.get('isdetail') : null
  if (article) return { kind: 'article', reference: article, title }
  const help = listHelp().find(({ key, page }) =>
    page === undefined
      ? pathname === '/home/help' && key === params.get('topic')
      : page === linkTo(pathname, { case: params.get('case') }),
  )
  if (help) return { kind: 'help', reference: help.key, title: help.title }
  const service = listServices().find(({ to }) => `${pathname}/`.startsWith(`${pathOf(to)}/`))
  return service && { kind: 'service', reference: service.to, title: service.title }
}

/**
 * The tools beside the breadcrumb of a page: a link to the help about it, and a button to keep it, whose place is kept
 * before it is loaded.
 */
export function PageTools({ title }: { title: string }) {
  const { pathname, search } = useLocation()
  const kept = keepable(pathname, new URLSearchParams(search), title)
  const help = findHelp(pathname + search)
  const Keeper = useLoaded(loadKeeper, kept !== undefined)
  if (!kept && !help) return null
  return (
    <div className={`no-print ${css.tools}`}>
      {help && (
        <Link to={linkTo('/home/help', { topic: help.key })}>
          <Icon name="help" size={18} />
          办事指南
        </Link>
      )}
      {kept && <span className={css.star}>{Keeper && <Keeper key={kept.reference} {...kept} />}</span>}
    </div>
  )
}
