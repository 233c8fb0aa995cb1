import { findService, Icon, LinkButton, SceneCard, type Service, StickyBar } from '@portal/platform/web'
import { Link } from 'react-router'
import styles from './article.module.css'

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
    <SceneCard
      className={styles.card}
      scene={scene}
      title={banner?.title ?? title}
      text={banner?.text ?? description}
      to={to}
      action={title}
    />
  )
}

/** The same service on a phone: one button at the foot of the screen, until the article ends. */
export function ServiceBar({ service: { to, title, icon } }: { service: Service }) {
  return (
    <StickyBar phoneOnly>
      <LinkButton to={to} variant="primary" className={styles.wide}>
        <Icon name={icon} size={20} />
        去办理：{title}
      </LinkButton>
    </StickyBar>
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
