import type { Catalogue } from '../catalogue.ts'
import { Assurances } from './assurances.tsx'
import { Journey } from './journey.tsx'
import { ServiceFeatures } from './service-features.tsx'
import { StageColumns } from './stage-columns.tsx'

/** From so many services on a visitor compares rather than reads: cards by stage take the place of the wide ones. */
const manyServices = 4

/** The still part of the landing page: what can be done, how it goes, what is protected. */
export function Sections({ services, groups }: Pick<Catalogue, 'services' | 'groups'>) {
  return (
    <>
      {services.length >= manyServices ? <StageColumns groups={groups} /> : <ServiceFeatures services={services} />}
      <Journey />
      <Assurances />
    </>
  )
}
