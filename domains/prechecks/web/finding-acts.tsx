import { Button } from '@portal/platform/web'
import type { Finding } from '../contract/finding.ts'

/** What the person who fills in a form can do about a finding: go to the field, or tick a question off. */
export function FindingActs({
  finding,
  onMend,
  onLooked,
}: {
  finding: Finding
  onMend: (finding: Finding) => void
  onLooked?: ((finding: Finding) => void) | undefined
}) {
  const { text, question } = finding
  return (
    <>
      <Button variant="text" aria-label={`去修改：${text}`} onClick={() => onMend(finding)}>
        去修改
      </Button>
      {question && onLooked && (
        <Button variant="text" aria-label={`我已看过：${text}`} onClick={() => onLooked(finding)}>
          我已看过
        </Button>
      )}
    </>
  )
}
