/** What the picker asks in a window of its own. */
export type Asking =
  /** Which class is added; on a phone. */
  | { what: 'class' }
  /** Which class takes the place of this one. */
  | { what: 'change'; classId: number }
  /** Whether this class is removed, with its items. */
  | { what: 'remove'; classId: number }
  /** Which classes and items of an industry are added. */
  | { what: 'industry' }
