import { foldName, standardHan } from '@portal/names/server'

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const digits = [...'0123456789']

/** The signs that are drawn: those that a folded name may hold, letters as capitals. */
export const signsToDraw: readonly string[] = [
  ...standardHan.filter((sign) => foldName(sign) === sign),
  ...capitals,
  ...digits,
]
