import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { regionsApi } from '../contract/endpoints.ts'
import { regionHandlers } from './handlers.ts'

export { isCountryName } from '../contract/country-names.ts'
export { isCompleteRegion, regionName } from './regions.ts'
export { stateNames } from './states.ts'

export const regionsServer: ServerDomain = { name: 'regions', routes: bindRoutes(regionsApi, regionHandlers) }
