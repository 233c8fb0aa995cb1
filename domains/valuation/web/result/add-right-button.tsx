import { Button, offerPrefill } from '@portal/platform/web'
import { useNavigate } from 'react-router'
import type { ValuationDetail } from '../../contract/detail.ts'
import { title } from '../words.ts'
import { rightOf } from './right-of.ts'

/** The vault's form of a new right. */
const newRightPath = '/home/rights?form=new'

/** Takes what the result knows of the patent to the vault, whose form its owner completes. */
export function AddRightButton({ detail }: { detail: ValuationDetail }) {
  const navigate = useNavigate()
  const take = () => {
    offerPrefill(newRightPath, { from: title, values: rightOf(detail) })
    void navigate(newRightPath)
  }
  return <Button onClick={take}>加入权利台账</Button>
}
