import { Icon, type Service } from '@portal/platform/web'
import { Link } from 'react-router'
import section from './section.module.css'
import { SectionTitle } from './section-title.tsx'
import css from './service-features.module.css'

function Feature({ service }: { service: Service }) {
  const { to, title, description, icon, stage, steps = [], prepare = [] } = service
  return (
    <li className={css.feature}>
      <div className={section.links} aria-hidden="true" />
      <div className={css.body}>
        <p className={css.stage}>{stage}</p>
        <h3>
          <span className={css.icon}>
            <Icon name={icon} size={28} />
          </span>
          {title}
        </h3>
        <p className={css.description}>{description}</p>
        {steps.length > 0 && (
          <ol className={css.steps} aria-label={`${title}的步骤`}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <Link className="btn btn-primary btn-large" to={to} aria-label={`立即办理：${title}`}>
          立即办理
          <Icon name="right" size={16} />
        </Link>
      </div>
      {prepare.length > 0 && (
        <div className={css.prepare}>
          <h4>办理前请准备</h4>
          <ul>
            {prepare.map((thing) => (
              <li key={thing}>
                <Icon name="check" size={18} />
                {thing}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

/** The services as wide cards, shown while there are few of them: each has room for its steps and for what to prepare. */
export function ServiceFeatures({ services }: { services: readonly Service[] }) {
  if (services.length === 0) return null
  return (
    <section className={`wrap ${section.section}`} aria-labelledby="services-title">
      <SectionTitle
        id="services-title"
        title="可以在线办理的服务"
        text="按步骤填写并提交，之后的每一步都能在“我的进度”里看到"
      />
      <ul className={css.features}>
        {services.map((service) => (
          <Feature key={service.to} service={service} />
        ))}
      </ul>
    </section>
  )
}
