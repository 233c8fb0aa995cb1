import { ConfirmDialog } from '@portal/platform/web'
import { createRoot } from 'react-dom/client'

export type Question = { of: 'switch'; name: string } | { of: 'repeat'; reason: string }

const wordsOf = (question: Question) => {
  switch (question.of) {
    case 'switch':
      return {
        title: '切换登录？',
        text: `您已以“${question.name}”登录。打开的链接带有另一个登录，切换后当前登录会退出。`,
        yes: '切换登录',
        no: '保持当前登录',
      }
    case 'repeat':
      return { title: '登录还没有完成', text: question.reason, yes: '重试', no: '取消' }
  }
}

/** Asks the user in a dialog over whatever page is open; the page itself knows nothing of the question. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const { title, text, yes, no } = wordsOf(question)
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const answer = (isYes: boolean) => {
      root.unmount()
      place.remove()
      resolve(isYes)
    }
    root.render(
      <ConfirmDialog
        open
        title={title}
        cancelText={no}
        confirmText={yes}
        onCancel={() => answer(false)}
        onConfirm={() => answer(true)}
      >
        {text}
      </ConfirmDialog>,
    )
  })
