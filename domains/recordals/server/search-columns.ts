import { gramsOf } from './grams.ts'

type Searched = { recordName: string; name: string; registerNum: string; recordNum: string }

/** What the index needs of a row besides its own columns: everything that writes rows writes these with them. */
export const searchColumns = ({ recordName, name, registerNum, recordNum }: Searched) => ({
  grams: gramsOf([recordName, name, registerNum, recordNum]),
})
