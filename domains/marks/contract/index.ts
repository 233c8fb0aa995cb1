export { badFaithRisk } from './bad-faith.ts'
export {
  hitReasonLabels,
  type MarkHit,
  markHit,
  markStatusLabels,
  type SearchedMarks,
  searchedMarks,
} from './mark.ts'
