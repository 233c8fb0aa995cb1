import { EmptyState, findService, Icon, ItemList, ItemRow, LinkButton, linkTo, Scene } from '@portal/platform/web'
import { Link } from 'react-router'
import { helpPath } from '../help-path.ts'
import css from './search.module.css'
import { searchLink } from './search-path.ts'

const inquiryPath = '/home/filingInquiry'

/** What stands where a question finds nothing: someone to ask, parts of the question that do find, and where else to look. */
export function NothingFound({ query, parts }: { query: string; parts: readonly { word: string; total: number }[] }) {
  const inquiry = findService(inquiryPath)
  return (
    <>
      <EmptyState scene="none" title={`没有找到“${query}”`} text="我们在服务、资讯、帮助、问答和备案里都找过了。">
        <LinkButton variant="primary" to={linkTo('/home/leavingAMessage', { question: query })}>
          <Icon name="chat" size={20} />
          把这句话发给我们问
        </LinkButton>
      </EmptyState>
      {parts.length > 0 && (
        <section className={css.try} aria-label="拆开找试试">
          <h2>拆开找试试</h2>
          <ul className={`row ${css.chips}`}>
            {parts.map(({ word, total }) => (
              <li key={word}>
                <Link to={searchLink(word)}>
                  {word} <em>{total}</em>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={css.try} aria-label="或者直接去">
        <h2>或者直接去</h2>
        <ItemList label="别的地方">
          {inquiry && (
            <ItemRow
              to={linkTo(inquiryPath, { active: 1, q: query })}
              title={inquiry.title}
              meta="按权利名称、权利人、备案号查"
              picture={<Scene name="search" size={64} />}
            />
          )}
          <ItemRow
            to={linkTo(helpPath, { q: query })}
            title="帮助中心"
            meta="按问题里的词在办事指南里找"
            picture={<Scene name="desk" size={64} />}
          />
        </ItemList>
      </section>
    </>
  )
}
