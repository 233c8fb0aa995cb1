import type { Catalogue } from '../catalogue.ts'
import { FirstHour } from './first-hour.tsx'
import { ServiceFeatures } from './service-features.tsx'
import { StageColumns } from './stage-columns.tsx'

/** From so many services on a visitor compares rather than reads: cards by stage take the place of the wide ones. */
const manyServices = 4

/** The still part below the shortcuts: what to do when it burns, and what can be done. */
export function Sections({ services, groups, help }: Pick<Catalogue, 'services' | 'groups' | 'help'>) {
  return (
    <>
      <FirstHour help={help} />
      {services.length >= manyServices ? <StageColumns groups={groups} /> : <ServiceFeatures services={services} />}
    </>
  )
}
