export { LawCard } from './law-card.tsx'
