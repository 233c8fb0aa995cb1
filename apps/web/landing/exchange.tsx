import { Icon, type Preview, useLoaded } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { Link } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import css from './exchange.module.css'

const desk = '/home/leavingAMessage'

function MessageDesk() {
  return (
    <div className={css.desk}>
      <h3>
        留言咨询
        <Icon name="chat" size={26} />
      </h3>
      <p>
        写下您的问题，<b>48 小时内</b>答复
      </p>
      <Link className="btn btn-primary" to={desk}>
        我要留言
      </Link>
    </div>
  )
}

function Rows({ path, heading, all, icon, load }: Preview) {
  const Shown = useLoaded(load)
  return (
    <div className={css.courses}>
      <h3>
        <Icon name={icon} size={18} />
        {heading}
        <Link to={`/home/${path}`}>{all}</Link>
      </h3>
      <div className={css.rows}>{Shown && <Shown />}</div>
    </div>
  )
}

type ExchangeProps = Pick<Catalogue, 'pages' | 'previews'>

export const hasExchange = ({ pages, previews }: ExchangeProps): boolean => pages.has(desk) || previews.length > 0

/** The section 互动交流: ask a question, take a course, call. An entry without a page or a number is left out, without a gap. */
export function Exchange({ pages, previews }: ExchangeProps) {
  const { phone } = useSite().info
  return (
    <section className={css.exchange} aria-labelledby="exchange-title">
      <h2 id="exchange-title">互动交流</h2>
      {pages.has(desk) && <MessageDesk />}
      {previews.map((preview) => (
        <Rows key={preview.path} {...preview} />
      ))}
      {phone && (
        <a className={css.phone} href={`tel:${phone}`}>
          <Icon name="phone" size={24} />
          <span>
            <small>着急处理？直接打电话</small>
            <b>{phone}</b>
          </span>
        </a>
      )}
    </section>
  )
}
