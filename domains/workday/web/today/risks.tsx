import { Card, Due, Quiet } from '@portal/platform/web'
import { Link } from 'react-router'
import styles from './today.module.css'
import { useToday } from './use-today.ts'

/** The cases that are nearest to their promised time, those past it first. */
export function Risks() {
  const risks = useToday().data?.risks
  if (!risks) return null
  return (
    <Card title="承诺风险">
      {risks.length === 0 ? (
        <Quiet>现在没有在计时的业务。</Quiet>
      ) : (
        <ol>
          {risks.map(({ title, sub, due, link }) => (
            <li key={link} className={styles.risk}>
              <div className={styles.what}>
                <Link to={link}>{title}</Link>
                <Quiet>{sub}</Quiet>
              </div>
              <Due at={due} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
