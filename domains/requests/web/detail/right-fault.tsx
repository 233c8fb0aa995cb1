import { Button, Quiet } from '@portal/platform/web'

/** In place of the right that a case came from, where it cannot be read. */
export function RightFault({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Quiet>
      取用的权利没有加载出来
      <Button variant="text" onClick={() => void onRetry()}>
        重试
      </Button>
    </Quiet>
  )
}
