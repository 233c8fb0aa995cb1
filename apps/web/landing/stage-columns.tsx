import { Icon } from '@portal/platform/web'
import { Link } from 'react-router'
import type { StageGroup } from '../catalogue.ts'
import section from './section.module.css'
import { SectionTitle } from './section-title.tsx'
import css from './stage-columns.module.css'

/** The services as columns by stage, tied together by the chain. */
export function StageColumns({ groups }: { groups: readonly StageGroup[] }) {
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="services-title">
      <SectionTitle
        id="services-title"
        title="一条链，办完海外知识产权的事"
        text="从出海前的排查，到被扣、被诉时的应对，再到海外维权"
      />
      <ol className={css.stages} data-count={groups.length}>
        {groups.map(({ stage, services }, index) => (
          <li key={stage.name} className={css.stage}>
            <div className={section.links} aria-hidden="true" />
            <h3>
              <span>{`0${index + 1}`}</span>
              {stage.name}
            </h3>
            <p>{stage.line}</p>
            <ul>
              {services.map((service) => (
                <li key={service.to}>
                  <Link to={service.to}>
                    <span className={css.icon}>
                      <Icon name={service.icon} size={24} />
                    </span>
                    <span className={css.text}>
                      <b>{service.title}</b>
                      <small>{service.description}</small>
                    </span>
                    <Icon name="right" size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
