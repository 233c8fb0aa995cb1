import { Button, Empty, EmptyState, findService } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { Link } from 'react-router'
import { inquiryPath } from '../inquiry-path.ts'
import { type Asked, isNothing, nothingAsked, usesFields } from './asked.ts'
import styles from './search.module.css'

const filingPath = '/home/exhibition'

/** The first half of a text, to be searched instead: a part may be found where the whole text is not. */
const shorter = (text: string): string => {
  const characters = [...text]
  return characters.length < 3 ? '' : characters.slice(0, Math.ceil(characters.length / 2)).join('')
}

type NothingFoundProps = {
  asked: Asked
  /** The server also searched for the words of the box by their sound. */
  bySound: boolean
  onSearch: (asked: Asked) => void
}

/** The text 暂无数据, and what the visitor can try next. */
export function NothingFound({ asked, bySound, onSearch }: NothingFoundProps) {
  const { links } = useSite()
  const part = shorter(asked.q)
  const tools = links.searchTools ?? []
  const official = tools.find(({ name }) => name.includes('海关')) ?? undefined
  if (isNothing(asked)) return <Empty />
  return (
    <EmptyState scene="none" title="没有找到" text="暂无数据">
      <div className={styles.next}>
        <p>{bySound ? '按字面和拼音都查过，没有找到。可以这样再试：' : '没有找到。可以这样再试：'}</p>
        <ul className="bullets">
          {part !== '' && (
            <li>
              少输入几个字：
              <Button variant="text" onClick={() => onSearch({ ...asked, q: part })}>
                查“{part}”
              </Button>
            </li>
          )}
          {asked.match === 'exact' && (
            <li>
              改为模糊查询，名称的一部分也能查到：
              <Button variant="text" onClick={() => onSearch({ ...asked, match: 'fuzzy' })}>
                模糊查询
              </Button>
            </li>
          )}
          {usesFields(asked) && (
            <li>
              减少限定的字段：
              <Button variant="text" onClick={() => onSearch({ ...nothingAsked, q: asked.q })}>
                {asked.q === '' ? '清除全部条件' : `只查“${asked.q}”`}
              </Button>
            </li>
          )}
          <li>换一种写法：全称、简称、英文，或者用权利人名称、备案号、权利号查。</li>
          <li>
            到官方网站核对：
            {official ? (
              <a href={official.url} target="_blank" rel="noopener noreferrer">
                {official.name}
                <span className="sr-only">（在新窗口打开）</span>
              </a>
            ) : (
              <Link to={inquiryPath}>官方查询工具</Link>
            )}
          </li>
          <li>想在以后有了时收到通知：点上面的“保存此查询”。</li>
          {findService(filingPath) && (
            <li>
              权利还没有备案：<Link to={filingPath}>海关在线备案</Link>
            </li>
          )}
        </ul>
      </div>
    </EmptyState>
  )
}
