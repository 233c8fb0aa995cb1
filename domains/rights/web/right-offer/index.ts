export { RightOffer } from './right-offer.tsx'
