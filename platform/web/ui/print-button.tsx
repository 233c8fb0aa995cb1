import { Button } from './button.tsx'

/** Prints the page. */
export function PrintButton() {
  return (
    <Button icon="print" onClick={() => window.print()}>
      打印
    </Button>
  )
}
