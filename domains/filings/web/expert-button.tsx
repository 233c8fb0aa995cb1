import { Button, offerPrefill } from '@portal/platform/web'
import { rightWords } from '@portal/rights/contract'
import { useNavigate } from 'react-router'
import type { SheetFacts } from '../contract/facts.ts'
import { expertPath } from './paths.ts'

/** The values that the sheet has for the expert's form; the user types the contact and the ID number in that form. */
const offerOf = ({ registerType, recordName, registerNum, goods, ...holder }: SheetFacts) => ({
  obligeeName: holder.obligeeName,
  ...(holder.obligeeRenType !== null && { obligeeRenType: holder.obligeeRenType }),
  obligeeNation: holder.obligeeNation,
  address: holder.address,
  ...(registerType !== null && { obligeeType: rightWords[registerType] }),
  ...(goods[0]?.name && { intentionProduct: goods[0].name }),
  ...(recordName !== '' && { rightInfo: JSON.stringify([{ rightName: recordName, rightNo: registerNum }]) }),
})

/** A button that opens the expert's form with the values of the sheet. */
export function ExpertButton({ facts, before }: { facts: SheetFacts; before: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const go = async () => {
    await before()
    offerPrefill(expertPath, { from: '自助备案', values: offerOf(facts) })
    await navigate(expertPath)
  }
  return (
    <Button icon="user" onClick={() => void go()}>
      请专家代办
    </Button>
  )
}
