import { briefDay, Icon, Scene } from '@portal/platform/web'
import { Link } from 'react-router'
import { MarkedText } from '../marked-text.tsx'
import { groupLabels, type ShownGroup, type ShownHit } from './local-hits.ts'
import css from './search.module.css'

function HitLink({ hit, terms }: { hit: ShownHit; terms: readonly string[] }) {
  return (
    <Link to={hit.to} className={css.hit}>
      {hit.scene ? (
        <Scene name={hit.scene} size={64} />
      ) : (
        <span className={css.icon}>
          <Icon name={hit.icon} size={22} />
        </span>
      )}
      <span className={css.words}>
        <b>
          <MarkedText text={hit.title} terms={terms} />
        </b>
        <small>
          {hit.time && `${briefDay(hit.time)} · `}
          <MarkedText text={hit.text} terms={terms} />
        </small>
      </span>
    </Link>
  )
}

/** What was found, kind by kind. */
export function HitGroups({ groups, terms }: { groups: readonly ShownGroup[]; terms: readonly string[] }) {
  return (
    <div className={css.groups}>
      {groups.map(({ kind, total, totalIsExact, hits }) => (
        <section key={kind} data-kind={kind} aria-label={groupLabels[kind]}>
          <h2>
            {groupLabels[kind]}
            {total > 0 && (
              <em>
                {total}
                {totalIsExact ? '' : '+'}
              </em>
            )}
          </h2>
          <ul>
            {hits.map((hit) => (
              <li key={hit.to + hit.title}>
                <HitLink hit={hit} terms={terms} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
