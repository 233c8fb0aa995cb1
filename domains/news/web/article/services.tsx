import { findService, Icon, LinkButton, Scene, type Service } from '@portal/platform/web'
import { Link } from 'react-router'
import styles from './services.module.css'

/** Those of the services that this portal offers, the first of them apart. */
export const servicesOf = (
  addresses: readonly string[],
): { first: Service | undefined; others: readonly Service[] } => {
  const [first, ...others] = addresses.flatMap((to) => findService(to) ?? [])
  return { first, others }
}

/** The service that a reader most likely needs after this article. */
export function ServiceCard({ service }: { service: Service }) {
  const { to, title, description, banner, scene } = service
  return (
    <section className={styles.card} aria-labelledby="article-service">
      <div className={styles.scene}>
        <Scene name={scene} />
      </div>
      <h2 id="article-service">{banner?.title ?? title}</h2>
      <p>{banner?.text ?? description}</p>
      <LinkButton to={to} variant="primary">
        {title}
      </LinkButton>
    </section>
  )
}

/** The same service on a phone: one button at the foot of the screen, until the article ends. */
export function ServiceBar({ service: { to, title, icon } }: { service: Service }) {
  return (
    <div className={styles.bar}>
      <LinkButton to={to} variant="primary">
        <Icon name={icon} size={20} />
        去办理：{title}
      </LinkButton>
    </div>
  )
}

/** The further services that the article concerns. */
export function OtherServices({ services }: { services: readonly Service[] }) {
  if (services.length === 0) return null
  return (
    <section aria-labelledby="article-services">
      <h2 id="article-services" className={styles.title}>
        也可能用到
      </h2>
      <ul className={styles.services}>
        {services.map(({ to, title, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={20} />
              <span>{title}</span>
              <Icon name="right" size={14} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
