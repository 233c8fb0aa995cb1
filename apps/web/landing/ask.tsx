import type { Preview } from '@portal/platform/web'
import { Scene, useLoaded } from '@portal/platform/web'
import { Link } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import css from './landing-page.module.css'

const desk = '/home/leavingAMessage'

function PreviewLink({ path, text, load }: Preview) {
  const Shown = useLoaded(load)
  return (
    <Link className={`btn btn-large btn-secondary ${css.preview}`} to={`/home/${path}`}>
      <span>{Shown ? <Shown /> : text}</span>
    </Link>
  )
}

/** The last line, where one asks: the message desk, and what else there is to learn. An entry without a page is left out. */
export function Ask({ pages, previews }: Pick<Catalogue, 'pages' | 'previews'>) {
  const asks = pages.has(desk)
  if (!asks && previews.length === 0) return null
  return (
    <section className={`wrap ${css.ask}`} aria-label="互动交流">
      <div className={css.card}>
        <div className={css.art}>
          <Scene name="desk" tone="gold" />
        </div>
        <div className={css.words}>
          <h2>拿不准？先问一句</h2>
          {asks && <p>把情况写下来，我们 48 小时内回复。</p>}
        </div>
        {asks && (
          <Link className="btn btn-large btn-primary" to={desk}>
            留言咨询
          </Link>
        )}
        {previews.map((preview) => (
          <PreviewLink key={preview.path} {...preview} />
        ))}
      </div>
    </section>
  )
}
