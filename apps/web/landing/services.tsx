import { Icon, type Service } from '@portal/platform/web'
import { useState } from 'react'
import { ServiceCardsIsland } from './islands.ts'
import css from './service-cards.module.css'

/** As many as the first screens of a phone have room for; the style sheet folds the others there. */
const mostShown = 6

/** All services; on a phone the first six, with a button that shows the others. */
export function Services({ services }: { services: readonly Service[] }) {
  const [isFolded, setFolded] = useState(services.length > mostShown)
  if (services.length === 0) return null
  return (
    <div className={isFolded ? css.folded : undefined}>
      <ServiceCardsIsland services={services} />
      <button type="button" className={`btn btn-text ${css.more}`} onClick={() => setFolded(false)}>
        全部 {services.length} 项
        <Icon name="right" size={16} />
      </button>
    </div>
  )
}
