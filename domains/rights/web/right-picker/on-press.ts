// One piece for all that is loaded after a press, since each further one is named in what every page loads first.
export { PickDialog } from './pick-dialog.tsx'
export { takeChanged } from './take-changed.ts'
