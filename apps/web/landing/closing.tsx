import { Icon } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { Link } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import css from './closing.module.css'
import { ArtIsland } from './islands.ts'

/** The last section: a link to begin, and a number to call if the operator has configured one. */
export function Closing({ catalogue }: { catalogue: Catalogue }) {
  const first = catalogue.services[0]
  const { phone } = useSite().info
  if (!first) return null
  return (
    <section className={`wrap ${css.closing}`} aria-labelledby="closing-title">
      <div className={css.card}>
        <ArtIsland className={css.art} drawing={{ of: 'rosettes' }} />
        <div>
          <h2 id="closing-title">遇到问题，从这里开始</h2>
          <p>说清楚发生了什么、您希望得到什么，附上手头的材料。</p>
        </div>
        <div className={css.actions}>
          <Link className={`btn btn-large ${css.primary}`} to={first.to}>
            {first.title}
            <Icon name="right" size={16} />
          </Link>
          {phone && (
            <a className="btn btn-large btn-inverse" href={`tel:${phone}`}>
              <Icon name="phone" size={18} />
              {phone}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
