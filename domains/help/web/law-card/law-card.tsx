import { Card, dayText, Quiet, Stack } from '@portal/platform/web'
import { type SourcedLine, sourceText, standingOn } from '../../contract/line.ts'

/** What the law says today, each sentence with its source. */
export function LawCard({ facts }: { facts: readonly SourcedLine[] }) {
  const standing = standingOn(facts, dayText(Date.now()))
  if (standing.length === 0) return null
  return (
    <Card title="相关规定" tone="tint">
      <Stack as="ul" gap={16}>
        {standing.map((fact) => (
          <li key={fact.text}>
            <p>{fact.text}</p>
            <Quiet>
              依据：{sourceText(fact)}；核对于 {fact.checkedOn}
            </Quiet>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
