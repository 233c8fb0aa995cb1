import { Button } from '@portal/platform/web'

/** The address of the form that sends a saved check to the experts as a request. */
export const sendAddress = (id: string): string => `/home/earlyWarningAnalysis/experts?check=${encodeURIComponent(id)}`

export function PrintButton() {
  return (
    <Button icon="print" onClick={() => window.print()}>
      打印
    </Button>
  )
}
