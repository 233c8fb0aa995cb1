import { Button } from '@portal/platform/web'

export function PrintButton() {
  return (
    <Button icon="print" onClick={() => window.print()}>
      打印
    </Button>
  )
}
