export { createEvidenceWeb } from './evidence-web.ts'
export { TravelConsentDialog, useTravelConsent } from './form/use-consent.ts'
export { formPath, minePath, serviceTitle } from './paths.ts'
export type { RecordOffer } from './record-offer.ts'
