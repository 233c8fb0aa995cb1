import { briefDay, type FoundCoverProps, foundLooks, Icon, type LoadPart, Thumb, useLoaded } from '@portal/platform/web'
import { Link } from 'react-router'
import { MarkedText } from '../marked-text.tsx'
import { groupLabels, type ShownGroup, type ShownHit } from './local-hits.ts'
import css from './search.module.css'

const noCover: LoadPart<FoundCoverProps> = async () => ({ Component: () => null })

/** An article's cover, a matter's own picture or its scene, the scene of a service; else an icon of the kind. */
function HitPicture({ hit: { picture = null, tags, scene, icon } }: { hit: ShownHit }) {
  const Cover = useLoaded(foundLooks().cover ?? noCover, tags !== undefined)
  if (tags) return <span className={css.cover}>{Cover && <Cover picture={picture} tags={tags} />}</span>
  if (picture !== null || scene) return <Thumb picture={picture} scene={scene} alt="" />
  return (
    <span className={css.icon}>
      <Icon name={icon} size={22} />
    </span>
  )
}

function HitLink({ hit, terms }: { hit: ShownHit; terms: readonly string[] }) {
  return (
    <Link to={hit.to} className={css.hit}>
      <HitPicture hit={hit} />
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
