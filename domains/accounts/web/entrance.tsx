import { classNames, Icon, listStages } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './entrance.module.css'
import { EntranceArt } from './entrance-art.tsx'

interface EntranceProps {
  title: string
  lead: ReactNode
  /** Whether the fields stand in two columns. */
  wide?: boolean | undefined
  children: ReactNode
}

/** The page around login and registration; it has no header and no footer. */
export function Entrance({ title, lead, wide, children }: EntranceProps) {
  return (
    <div className={styles.page}>
      <aside className={styles.art} aria-label="平台简介">
        <div className={styles.artInner}>
          <EntranceArt className={styles.rosette} />
          <p className={styles.motto}>一链维权</p>
          <p>海外知识产权事务，在一个账号里提交和查看</p>
          <ul className={styles.stages}>
            {listStages().map(({ name, icon, text }) => (
              <li key={name} className={styles.stage}>
                <span className={styles.stageMark}>
                  <Icon name={icon} size={24} />
                </span>
                <span>
                  {name}
                  <small>{text}</small>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </aside>
      <main className={styles.main}>
        <Link to="/" className={styles.brand} aria-label="一链维权 国际服务平台 首页">
          <img src="/icon.svg" width="40" height="40" alt="" />
          <span>
            <b>一链维权</b>
            <small>国际服务平台</small>
          </span>
        </Link>
        <div className={classNames(styles.box, wide && styles.wide)}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </main>
    </div>
  )
}
