import { Card, DescriptionList, Quiet } from '@portal/platform/web'
import type { RightDeadline } from '../../contract/right-view.ts'

/** The days that the owner should keep in mind; a window is shown only where a checked rule says so. */
export function DeadlinesCard({ deadlines }: { deadlines: readonly RightDeadline[] }) {
  return (
    <Card title="期限">
      {deadlines.length === 0 ? (
        <Quiet>没有今天以后的期限</Quiet>
      ) : (
        <DescriptionList
          items={deadlines.map(({ name, opensOn, dueOn }) => ({
            term: name,
            detail: opensOn === null ? dueOn : `${opensOn} 至 ${dueOn}`,
            wide: true,
          }))}
        />
      )}
    </Card>
  )
}
