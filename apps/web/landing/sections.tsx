import type { Catalogue } from '../catalogue.ts'
import { FirstHour } from './first-hour.tsx'
import { ServiceFeatures } from './service-features.tsx'
import { StageColumns } from './stage-columns.tsx'

/**
 * With at least this many services a visitor compares rather than reads: the page then shows small cards by stage in place
 * of wide ones.
 */
const manyServices = 4

/** The static part below the shortcuts: what to do in an emergency, and which services there are. */
export function Sections({ services, groups, help }: Pick<Catalogue, 'services' | 'groups' | 'help'>) {
  return (
    <>
      <FirstHour help={help} />
      {services.length >= manyServices ? <StageColumns groups={groups} /> : <ServiceFeatures services={services} />}
    </>
  )
}
