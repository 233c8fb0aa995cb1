import type { PlacementForm } from '../../contract/placement.ts'
import { Quiet } from '../ui/quiet.tsx'

/** Says of a row how its place differs from the usual one: shown on the home page, and in the order of its list. */
export function PlacementWords({ of: { isShown, isRecommended } }: { of: PlacementForm }) {
  const words = [isRecommended && '推荐', !isShown && '不在首页显示'].filter(Boolean).join(' · ')
  return words === '' ? null : <Quiet>{words}</Quiet>
}
