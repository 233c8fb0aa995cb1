import { Icon, Scene, type Service, sceneAddress } from '@portal/platform/web'
import { Link } from 'react-router'
import { placeCards } from './card-spans.ts'
import section from './landing-page.module.css'
import css from './service-cards.module.css'

/** The services as cards, a scene each; on a phone all are small, and so all scenes are light. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  const cards = placeCards(services)
  const wide = cards.filter(({ span }) => span > 1).map(({ thing }) => thing)
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="services-title">
      <header className={section.title}>
        <h2 id="services-title">可以在线办的事</h2>
        <p>选一件，按步骤填；之后每一步都在“我的事项”里</p>
      </header>
      <ul className={css.cards}>
        {cards.map(({ thing: { to, title, description, scene, stage }, span }) => {
          const tone = wide.findIndex((service) => service.to === to) % 2 === 0 ? 'night' : 'deepjade'
          return (
            <li key={to} className={css.card} data-span={span} data-tone={span > 1 ? tone : undefined}>
              <picture className={css.art}>
                {span > 1 && <source media="(max-width: 720px)" srcSet={sceneAddress(scene)} />}
                <Scene name={scene} tone={span > 1 ? tone : undefined} />
              </picture>
              <div className={css.words}>
                <small>{stage}</small>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{description}</p>
                {span > 1 && (
                  <span className={css.go} aria-hidden="true">
                    去办理
                    <Icon name="right" size={16} />
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
