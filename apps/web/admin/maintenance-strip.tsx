import { Icon } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { useSiteAgain } from '../use-site-again.ts'
import css from './maintenance-strip.module.css'

/** The line above a page of the back office: what happens in a time of maintenance, when, and what cannot be done meanwhile. */
export function MaintenanceStrip() {
  useSiteAgain()
  const { maintenance } = useSite().info
  if (!maintenance) return null
  return (
    <section className={`no-print ${css.strip}`} aria-label="维护公告">
      <Icon name="warn" size={18} />
      <p>
        <b>{maintenance.text}</b> {maintenance.when}
      </p>
    </section>
  )
}
